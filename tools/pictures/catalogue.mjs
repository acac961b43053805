// @ts-check
import { PAINT } from './colour.mjs';
import { candle } from './families/lights.mjs';
import { jumper, cardigan, breton, beanie, socks } from './families/knitwear.mjs';
import { jacket } from './families/jacket.mjs';
import { rucksack, rolltop, tote, washbag } from './families/bags.mjs';
import { blanket, blanketPile, cushion, teaTowel, scarf, clothCloseUp, tartan } from './families/textiles.mjs';
import { herringbone } from './texture.mjs';
import { picture, sweep, tabletop, castShadow } from './studio.mjs';
import { at } from './svg.mjs';
const p = ( art, x = 590, y = 890, s = 1.6, mood = 'blush' ) => () => ( { svg: picture( sweep( mood ) + at( x, y, art(), s ) ) } );
const w = ( art, x = 600, y = 160, s = 1.1, mood = 'oat' ) => () => ( { svg: picture( tabletop( mood ) + at( x, y, art(), s ) ) } );
export const catalogue = {
	'a-candle': p( () => candle( { label: 'bracken', lit: true } ), 590, 890, 1.6, 'dusk' ),
	'b-cardi': w( () => cardigan( { colour: PAINT.heather } ) ),
	'c-breton': w( () => breton( { colour: PAINT.navy } ) ),
	'd-jacket': w( () => jacket( { colour: PAINT.olive } ) ),
	'e-ruck': p( () => rucksack( { colour: PAINT.forest } ), 600, 1000, 1.35, 'mist' ),
	'f-roll': p( () => rolltop( { } ), 600, 1030, 1.32, 'mist' ),
	'g-tote': w( () => tote( { colour: PAINT.cream } ), 600, 100, 1.08, 'mist' ),
	'h-wash': p( () => washbag( { } ), 600, 850, 1.35, 'mist' ),
	'i-blanket': w( () => blanket( { colour: PAINT.slate } ), 600, 590, 1.25, 'blush' ),
	'j-pile': p( () => blanketPile( [ PAINT.moss, PAINT.oatmeal, PAINT.slate ] ), 600, 900, 1.35 ),
	'k-cushion': p( () => cushion( { colour: PAINT.sage } ), 600, 960, 1.35 ),
	'l-towel': w( () => teaTowel( { colour: PAINT.navy } ), 600, 130, 1.15, 'sage' ),
	'm-scarf': w( () => scarf( ), 600, 160, 1.2, 'oat' ),
	'n-close': () => ( { svg: picture( clothCloseUp( tartan( 420 ), [ '#4f5a3d', PAINT.oatmeal, PAINT.rust ] ) ) } ),
	'o-close': () => ( { svg: picture( clothCloseUp( herringbone( PAINT.oatmeal, PAINT.cream, 120 ), [ PAINT.oatmeal, PAINT.cream ] ) ) } ),
};
