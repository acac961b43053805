// @ts-check
import { PAINT } from './colour.mjs';
import { enamelMug, stonewareMug, steam } from './families/mugs.mjs';
import { teapot, kettle, wateringCan } from './families/pouring.mjs';
import { casserole, plateFromAbove, plateStack } from './families/cookware.mjs';
import { terracottaPot, planter, vase } from './families/pots.mjs';
import { bush, sansevieria, grasses, branch } from './families/plants.mjs';
import { picture, sweep, tabletop } from './studio.mjs';
import { at } from './svg.mjs';
const p = ( art, x = 590, y = 890, s = 1.6, mood = 'sage' ) => () => ( { svg: picture( sweep( mood ) + at( x, y, art(), s ) ) } );
export const catalogue = {
	'a-mug': p( () => enamelMug( { colour: PAINT.rust } ) ),
	'b-stone': p( () => stonewareMug( { colour: PAINT.slate } ) ),
	'c-teapot': p( () => teapot(), 590, 890, 1.5 ),
	'd-kettle': p( () => kettle(), 570, 930, 1.4 ),
	'e-can': p( () => wateringCan( { colour: PAINT.sage } ), 500, 900, 1.35 ),
	'f-cass': p( () => casserole( { colour: PAINT.forest } ), 600, 870, 1.35 ),
	'g-plate': () => ( { svg: picture( tabletop( 'sage' ) + at( 600, 600, plateFromAbove(), 1.2 ) ) } ),
	'h-stack': p( () => plateStack( 4 ), 600, 840, 1.4 ),
	'i-terra': p( () => terracottaPot( { plant: bush() } ), 600, 960, 1.3 ),
	'j-planter': p( () => planter( { colour: PAINT['duck-egg'], plant: sansevieria() } ), 600, 960, 1.3 ),
	'k-vase': p( () => vase(), 600, 920, 1.5 ),
	'l-vase2': p( () => vase( { stems: grasses() } ), 600, 1000, 1.0 ),
	'm-branch': p( () => vase( { stems: branch() + branch( { lean: -120, length: 340 } ) } ), 600, 1000, 1.0 ),
};
