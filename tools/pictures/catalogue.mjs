// @ts-check
/** Every picture of the demo shop by its file name (without .webp). */
import { bags } from './catalogue/bags.mjs';
import { clothing } from './catalogue/clothing.mjs';
import { garden } from './catalogue/garden.mjs';
import { home } from './catalogue/home.mjs';
import { kitchen } from './catalogue/kitchen.mjs';
import { shop } from './catalogue/shop.mjs';
import { stationery } from './catalogue/stationery.mjs';

/** @type {Record<string, () => {svg: string, width?: number, height?: number}>} */
export const catalogue = {
	...clothing,
	...bags,
	...kitchen,
	...home,
	...garden,
	...stationery,
	...shop,
};
