/** Words of the Core Business Vocabulary (CBV 2.0) and of the GS1 Web vocabulary that EPCIS 2.0 knows. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const bizSteps = words(`
  accepting arriving assembling collecting commissioning consigning creating_class_instance cycle_counting
  decommissioning departing destroying disassembling dispensing encoding entering_exiting holding
  inspecting installing killing loading other packing picking receiving removing repackaging repairing
  replacing reserving retail_selling shipping staging_outbound stock_taking stocking storing transporting
  unloading unpacking void_shipping sensor_reporting sampling`)
export const dispositions = words(`
  active container_closed damaged destroyed dispensed disposed encoded expired in_progress in_transit
  inactive no_pedigree_match non_sellable_other partially_dispensed recalled reserved retail_sold returned
  sellable_accessible sellable_not_accessible stolen unknown available completeness_verified
  completeness_inferred conformant container_open mismatch_instance mismatch_class mismatch_quantity
  needs_replacement non_conformant unavailable`)
export const transactionTypes = words(`
  bol cert desadv inv pedigree po poc prodorder recadv rma testprd testres upevt`)
export const partyTypes = words(`
  owning_party possessing_party location`)
export const errorReasons = words(`
  did_not_occur incorrect_data`)
export const measurements = words(`
  AbsoluteHumidity AbsorbedDose AbsorbedDoseRate Acceleration Radioactivity Altitude AmountOfSubstance
  AmountOfSubstancePerUnitVolume Angle AngularAcceleration AngularMomentum AngularVelocity Area
  Capacitance Conductance Conductivity Count Density Dimensionless DoseEquivalent DoseEquivalentRate
  DynamicViscosity ElectricCharge ElectricCurrent ElectricCurrentDensity ElectricFieldStrength Energy
  Exposure Force Frequency Illuminance Inductance Irradiance KinematicViscosity Length LinearMomentum
  Luminance LuminousFlux LuminousIntensity MagneticFlux MagneticFluxDensity MagneticVectorPotential Mass
  MassConcentration MassFlowRate MassPerAreaTime MemoryCapacity MolalityOfSolute MolarEnergy MolarMass
  MolarVolume Power Pressure RadiantFlux RadiantIntensity RelativeHumidity Resistance Resistivity
  SolidAngle SpecificVolume Speed SurfaceDensity SurfaceTension Temperature Time Torque Voltage Volume
  VolumeFlowRate VolumeFraction VolumetricFlux Wavenumber`)
export const alerts = words(`
  ALARM_CONDITION ERROR_CONDITION`)
export const components = words(`
  x y z axial_distance azimuth height spherical_radius polar_angle elevation_angle easting northing
  latitude longitude altitude`)
