// @ts-check
import { PAINT } from './colour.mjs';
import { candle, lamp, lantern, clock } from './families/lights.mjs';
import { jumper, cardigan, breton, beanie, socks } from './families/knitwear.mjs';
import { picture, sweep, tabletop, castShadow } from './studio.mjs';
import { at } from './svg.mjs';
const p = ( art, x = 590, y = 890, s = 1.6, mood = 'blush' ) => () => ( { svg: picture( sweep( mood ) + at( x, y, art(), s ) ) } );
const w = ( art, x = 600, y = 190, s = 1.0, mood = 'oat' ) => () => ( { svg: picture( tabletop( mood ) + at( x, y, art(), s ) ) } );
export const catalogue = {
	'a-candle': p( () => candle( { label: 'orchard' } ) ),
	'b-candle': p( () => candle( { label: 'bracken', lit: true } ), 590, 890, 1.6, 'dusk' ),
	'c-lamp': p( () => lamp( { colour: PAINT.sage } ), 570, 1000, 1.4 ),
	'd-lamp': p( () => lamp( { colour: PAINT.sage, lit: true } ), 570, 1000, 1.4, 'dusk' ),
	'e-lantern': p( () => lantern(), 600, 1010, 1.4 ),
	'f-lantern': p( () => lantern( { lit: true} ), 600, 1010, 1.4, 'dusk' ),
	'g-clock': w( () => castShadow( 'M-320 0A320 320 0 1 1 320 0A320 320 0 1 1 -320 0Z', 24 ) + clock(), 600, 600, 1.2, 'blush' ),
	'h-jumper': w( () => jumper( { colour: PAINT.navy } ) ),
	'i-jumper': w( () => jumper( { colour: PAINT.oatmeal } ) ),
	'j-cardigan': w( () => cardigan( { colour: PAINT.heather } ) ),
	'k-breton': w( () => breton( { colour: PAINT.navy } ) ),
	'l-beanie': p( () => beanie( { colour: PAINT.mustard } ), 600, 850, 1.6, 'oat' ),
	'm-socks': w( () => socks( { colour: PAINT.moss } ), 540, 620, 1.2 ),
};
