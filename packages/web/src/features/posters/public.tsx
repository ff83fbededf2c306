export { AllergenPoster, Posters } from './posters.tsx'
