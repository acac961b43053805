export { bannerIsland } from './island';
