// @ts-check
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { phpOf, translationsOf } from './names.mjs';

it( 'only names that are not the English ones are written', () => {
	assert.deepEqual(
		translationsOf(
			{ DE: 'Germany', PE: 'Peru', XX: 'Nowhere' },
			( code ) => ( { DE: 'Deutschland', PE: 'Peru' } )[ code ] ?? 'XX'
		),
		{ DE: 'Deutschland' }
	);
} );

it( 'regions are found by their English name, whatever their code and accents', () => {
	const page = phpOf(
		{ CI: "Côte d'Ivoire" },
		{ JP: { JP13: 'Tokyo' }, US: { OR: 'Oregon' } },
		[ { code: 'JP-13', name: 'Tôkyô' } ],
		new Map( [ [ 'Tôkyô', 'Tokio' ] ] )
	);
	assert.match( page, /'CI' => 'Côte d\\'Ivoire',/ );
	assert.match( page, /'JP' => \[\n\t\t\t'JP13' => 'Tokio',\n\t\t\],/ );
	assert.doesNotMatch( page, /Oregon/ );
} );
