// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';
import { dependants, featureOf, graphOfTexts } from './changed-features.mjs';
import { blockFeatures, featureNames, kebab, testsOf } from './features.mjs';
import { stagesOf } from './stages.mjs';
import { browserFiles, contractFiles } from './tags.mjs';
import { readWords } from './words.mjs';

describe( 'the tests of a feature', () => {
	it( 'are found by its name in all four kinds', async () => {
		const { unit, php, contract, e2e } = await testsOf( CHECKOUT, [
			'product-filter',
		] );

		assert.deepEqual( unit, [ 'src/features/product-filter/' ] );
		assert.deepEqual( php, [ 'tests/php/ProductFilter' ] );
		assert.ok( contract.includes( '[\\\\/]product-filter\\.test\\.ts$' ) );
		assert.ok( e2e.includes( '[\\\\/]filters\\.spec\\.ts$' ) );
		assert.ok( ! e2e.includes( '[\\\\/]checkout\\.spec\\.ts$' ) );
	} );

	it( 'are asked for by a name that there is', async () => {
		await assert.rejects(
			testsOf( CHECKOUT, [ 'product-fitler' ] ),
			/no feature 'product-fitler'.*product-filter/
		);
	} );

	it( 'say whose they are: every file of the contract and of the browser names features and stages that there are', async () => {
		const names = await featureNames( CHECKOUT );
		const tags = Object.values( stagesOf( 'woocommerce' ) )
			.flat()
			.map( ( { tag } ) => tag );
		const strangers = [
			...( await contractFiles( CHECKOUT ) ),
			...( await browserFiles( CHECKOUT ) ),
		].flatMap( ( { path, features, alsoOn } ) =>
			features.length > 0 &&
			features.every( ( name ) => names.includes( name ) ) &&
			alsoOn.every( ( tag ) => tags.includes( tag ) )
				? []
				: [ path ]
		);

		assert.deepEqual( strangers, [] );
	} );
} );

describe( 'a folder of blocks/', () => {
	it( 'says whose it is: a feature that there is, and the one that draws its block', async () => {
		const owners = await blockFeatures( CHECKOUT );
		const names = await featureNames( CHECKOUT );
		const map = await readFile(
			join( CHECKOUT, 'php/hook-map.php' ),
			'utf8'
		);
		const drawn = [
			...map.matchAll(
				/^\t\t\t'([a-z-]+)' => '(?:\w+\\\\)*(\w+)Feature',$/gm
			),
		];

		assert.ok( drawn.length > 30 );
		assert.deepEqual(
			[ ...owners ].filter( ( [ , name ] ) => ! names.includes( name ) ),
			[]
		);
		assert.deepEqual(
			drawn
				.map( ( [ , block = '', room = '' ] ) => [
					block,
					kebab( room ),
				] )
				.filter(
					( [ block = '', name ] ) =>
						owners.has( block ) && owners.get( block ) !== name
				),
			[]
		);
	} );

	it( 'is tested with its feature', async () => {
		const { unit } = await testsOf( CHECKOUT, [ 'calendar' ] );

		assert.ok( unit.includes( 'blocks/event-panel/' ) );
	} );
} );

describe( 'the stages', () => {
	it( 'run by tag, but for one that runs everything and judges it', () => {
		const { php, contract, e2e } = stagesOf( 'woocommerce' );

		for ( const stages of [ php, contract, e2e ] ) {
			assert.deepEqual(
				stages
					.filter( ( { tag, isJudged } ) => tag === '' || isJudged )
					.map( ( { name, phpunit } ) => [ name, phpunit ] ),
				[ [ 'mariadb', [] ] ]
			);
		}
	} );

	it( 'all run and judge everything at night', () => {
		const { php, contract, e2e } = stagesOf( 'woocommerce', true );

		assert.deepEqual(
			[ ...php, ...contract, ...e2e ].filter(
				( { tag, isJudged, phpunit, isNightly } ) =>
					! isNightly &&
					( tag !== '' || ! isJudged || phpunit.length > 0 )
			),
			[]
		);
	} );
} );

describe( 'what a change touches', () => {
	it( 'is the feature whose file it is', () => {
		assert.deepEqual(
			[
				'php/Catalogue/ProductFilter/FilterView.php',
				'tests/php/Basket/BasketTest.php',
				'src/features/mini-basket/mini-basket.tsx',
				'src/features/compare/library/compare.tsx',
				'src/embed/element.ts',
				'blocks/_shared/tokens.scss',
				'php/Engine/Contract/Money.php',
				'tests/contract/checkout/refused.json',
				'tests/contract/shapes/cart.json',
				'README.md',
			].map( ( path ) => featureOf( path ) ),
			[
				[ 'product-filter' ],
				[ 'basket' ],
				[ 'mini-basket' ],
				[ 'compare', 'library' ],
				[ 'library' ],
				[ 'kernel' ],
				[ 'store' ],
				[ 'checkout' ],
				[],
				[],
			]
		);
	} );

	it( 'is all that stands on it: through what keeps an interface to those who know the interface alone', () => {
		const graph = graphOfTexts(
			new Map( [
				[
					'php/Engine/Contract/Basket.php',
					'namespace Marketday\\Engine\\Contract; interface Basket {}',
				],
				[
					'php/Engine/Embedded/Lines.php',
					'namespace Marketday\\Engine\\Embedded; final class Lines {}',
				],
				[
					'php/Engine/Embedded/SessionBasket.php',
					'namespace Marketday\\Engine\\Embedded; use Marketday\\Engine\\Contract\\Basket; final class SessionBasket implements Basket { private Lines $lines; }',
				],
				[
					'php/Buying/MiniBasket/MiniBasketFeature.php',
					'namespace Marketday\\Buying\\MiniBasket; use Marketday\\Engine\\Contract\\Basket; final class MiniBasketFeature {}',
				],
				[
					'php/Catalogue/Product/ProductFeature.php',
					'namespace Marketday\\Catalogue\\Product; final class ProductFeature {}',
				],
				[
					'php/Plugin.php',
					'use Marketday\\Engine\\Embedded\\SessionBasket; use Marketday\\Catalogue\\Product\\ProductFeature;',
				],
			] )
		);

		assert.deepEqual(
			dependants( graph, [ 'php/Engine/Embedded/Lines.php' ] ).flatMap(
				( path ) => featureOf( path )
			),
			[ 'store', 'store', 'store', 'mini-basket' ]
		);
	} );

	it( 'is followed through imports, those that load later and those of styles too', () => {
		const graph = graphOfTexts(
			new Map( [
				[ 'src/kernel/money/index.ts', '' ],
				[
					'src/features/basket/row.tsx',
					"import { money } from '@marketday/kernel/money';",
				],
				[
					'src/features/basket/index.ts',
					"const later = () => import( /* webpackChunkName: 'row' */ './row' );",
				],
				[
					'blocks/basket/view.ts',
					"import '@marketday/features/basket';",
				],
				[ 'blocks/_shared/_icon.scss', '' ],
				[ 'blocks/product/style.scss', '@use "../_shared/icon" as *;' ],
			] )
		);

		assert.deepEqual(
			dependants( graph, [ 'src/kernel/money/index.ts' ] ),
			[
				'src/kernel/money/index.ts',
				'src/features/basket/row.tsx',
				'src/features/basket/index.ts',
				'blocks/basket/view.ts',
			]
		);
		assert.deepEqual(
			dependants( graph, [ 'blocks/_shared/_icon.scss' ] ),
			[ 'blocks/_shared/_icon.scss', 'blocks/product/style.scss' ]
		);
	} );
} );

describe( 'the words after npm test', () => {
	it( 'choose a part, and leave the rest to the runner', () => {
		const { parts, only, args } = readWords( [
			'php',
			'--only',
			'mariadb',
			'tests/php/Basket',
		] );

		assert.deepEqual(
			[ parts, only, args ],
			[ [ 'php' ], 'mariadb', [ 'tests/php/Basket' ] ]
		);
	} );

	it( 'choose features, on MariaDB unless another stage is named', () => {
		const { parts, only, features, args } = readWords( [
			'--feature',
			'basket,checkout',
			'--feature',
			'product',
		] );

		assert.deepEqual(
			[ parts, only, features, args ],
			[
				[ 'unit', 'php', 'contract', 'e2e' ],
				'mariadb',
				[ 'basket', 'checkout', 'product' ],
				[],
			]
		);
	} );

	it( 'are refused where an option lacks its value', () => {
		assert.throws( () => readWords( [ '--feature' ] ), /needs a value/ );
	} );

	it( 'are refused where they name a stage that there is not', () => {
		assert.throws(
			() => readWords( [ '--only', 'mysql' ] ),
			/no stage 'mysql'.*mariadb, sqlite/
		);
	} );

	it( 'take switches out of what the runner gets', () => {
		const { isAgain, isEverywhere, args } = readWords( [
			'e2e',
			'--everywhere',
			'--again',
			'basket',
		] );

		assert.deepEqual(
			[ isAgain, isEverywhere, args ],
			[ true, true, [ 'basket' ] ]
		);
	} );
} );
