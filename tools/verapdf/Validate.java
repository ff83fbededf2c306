import java.io.File;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.xml.parsers.DocumentBuilderFactory;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;
import org.verapdf.pdfa.validation.profiles.ErrorArgument;
import org.verapdf.pdfa.validation.profiles.ErrorDetails;
import org.verapdf.pdfa.validation.profiles.Profiles;
import org.verapdf.pdfa.validation.profiles.Rule;
import org.verapdf.pdfa.validation.profiles.ValidationProfile;
import org.verapdf.pdfa.validation.profiles.Variable;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * Judges PDF files by veraPDF: `java -cp <jar> Validate.java file…`. One line a file and standard: path, standard,
 * `true` or `false`, number of checks, and the rules that failed, parted by tabs. The profiles are read here, because
 * the jar lacks the part of JAXB that veraPDF itself would read them by.
 */
public class Validate {
  private static final Map<PDFAFlavour, String> standards = Map.of(PDFAFlavour.PDFA_2_A, "PDFA-2A", PDFAFlavour.PDFUA_1, "PDFUA-1");

  private static List<Element> below(Element parent, String name) {
    List<Element> found = new ArrayList<>();
    NodeList nodes = parent.getElementsByTagName(name);
    for (int index = 0; index < nodes.getLength(); index++) found.add((Element) nodes.item(index));
    return found;
  }

  private static String text(Element parent, String name) {
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling())
      if (node.getNodeName().equals(name)) return node.getTextContent();
    return "";
  }

  private static Rule rule(Element element) {
    Element id = below(element, "id").get(0);
    PDFAFlavour.Specification specification = PDFAFlavour.Specification.valueOf(id.getAttribute("specification"));
    ErrorDetails error = Profiles.errorFromValues(text(below(element, "error").get(0), "message"), new ArrayList<ErrorArgument>());
    return Profiles.ruleFromValues(
        Profiles.ruleIdFromValues(specification, id.getAttribute("clause"), Integer.parseInt(id.getAttribute("testNumber"))),
        element.getAttribute("object"), element.hasAttribute("deferred") ? Boolean.valueOf(element.getAttribute("deferred")) : null,
        element.getAttribute("tags"), text(element, "description"), text(element, "test"), error, new ArrayList<>());
  }

  private static ValidationProfile profile(PDFAFlavour flavour) throws Exception {
    try (InputStream file = PDFAFlavour.class.getResourceAsStream("/org/verapdf/pdfa/validation/" + standards.get(flavour) + ".xml")) {
      Element root = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).getDocumentElement();
      Set<Rule> rules = new HashSet<>();
      for (Element each : below(root, "rule")) rules.add(rule(each));
      Set<Variable> variables = new HashSet<>();
      for (Element each : below(root, "variable"))
        variables.add(Profiles.variableFromValues(each.getAttribute("name"), each.getAttribute("object"), text(each, "defaultValue"), text(each, "value")));
      return Profiles.profileFromValues(flavour, Profiles.profileDetailsFromValues("", "", "", new Date()), "", rules, variables);
    }
  }

  private static String judge(String file, PDFAFlavour flavour, ValidationProfile profile) throws Exception {
    try (PDFAParser parser = Foundries.defaultInstance().createParser(new File(file), flavour);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(profile, false)) {
      ValidationResult result = validator.validate(parser);
      Map<String, String> failed = new TreeMap<>();
      for (TestAssertion check : result.getTestAssertions())
        if (check.getStatus() == TestAssertion.Status.FAILED)
          failed.putIfAbsent(check.getRuleId().getClause() + "-" + check.getRuleId().getTestNumber(), check.getMessage() + " (" + check.getLocation().getContext() + ")");
      return String.join("\t", file, standards.get(flavour), String.valueOf(result.isCompliant()), String.valueOf(result.getTotalAssertions()), failed.toString().replaceAll("\\s+", " "));
    }
  }

  public static void main(String[] files) throws Exception {
    Logger.getLogger("").setLevel(Level.OFF);
    VeraGreenfieldFoundryProvider.initialise();
    for (PDFAFlavour flavour : List.of(PDFAFlavour.PDFA_2_A, PDFAFlavour.PDFUA_1)) {
      ValidationProfile profile = profile(flavour);
      for (String file : files) System.out.println(judge(file, flavour, profile));
    }
    System.exit(0);
  }
}
