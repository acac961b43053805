/**
 * Four builds: the shared page scripts (kernel, host), one folder per block, the style sheet of the headless library, whose modules
 * TypeScript writes (tools/library), and the library's custom elements.
 * The shared rooms are externals: a block that imports `@marketday/kernel` gets the page's one kernel.
 */
const { existsSync, readdirSync } = require( 'node:fs' );
const { parse, resolve } = require( 'node:path' );
const { NormalModuleReplacementPlugin } = require( 'webpack' );
const wordpress = require( '@wordpress/scripts/config/webpack.config' );
const ImportChunks = require( './tools/files/import-chunks.cjs' );
const NoModuleMarks = require( './tools/files/no-module-marks.cjs' );
const PlainCalls = require( './tools/files/plain-calls.cjs' );
const PlainExternals = require( './tools/files/plain-externals.cjs' );
const rootSizes = require( './tools/files/root-sizes.cjs' );
const ScriptChunks = require( './tools/files/script-chunks.cjs' );
const DependencyExtraction = require( '@wordpress/dependency-extraction-webpack-plugin' );

const at = ( path ) => resolve( __dirname, path );
const SHARED_ROOMS = [ 'behaviour', 'kernel', 'host' ];
// Parts of a shared room with a door of their own hold nothing the page shares: like `ui`, they are built into what uses them.
const OWN_DOORS = [ 'host/markup', 'host/on-intent', 'host/product-buttons', 'host/variations', 'kernel/address-search', 'kernel/catalogue', 'kernel/leaving', 'kernel/lines', 'kernel/platform', 'kernel/product-list', 'kernel/text', 'kernel/totals', 'ui/carousel', 'ui/countdown', 'ui/lightbox' ];
// In blocks/_shared, registered by php/Kernel/Assets.php. What a block adds to one of them is in its folder, under the same name.
const SHARED = [ 'tokens.scss', 'fields.scss', 'forms.scss', 'carousel.scss', 'listing.ts', 'payment-methods.ts', 'product-buttons.ts', 'product-page.ts', 'product-lists.scss', 'mini-basket.scss', 'newsletter-popup.scss' ];
// Entries for visitors' pages that have, with all that they load later, only ES modules in them.
const ONLY_MODULES = [ '_shared/listing', '_shared/product-buttons', '_shared/product-page', 'mini-basket/view' ];
const sharedRoomOf = ( request ) =>
	SHARED_ROOMS.find( ( room ) => request === `@marketday/${ room }` );

const withBlocks = ( file ) => {
	const { name } = parse( file );
	return [
		at( `blocks/_shared/${ file }` ),
		...readdirSync( at( 'blocks' ) )
			.filter( ( block ) => ! block.startsWith( '_' ) )
			.flatMap( ( block ) => [ '.ts', '.tsx', '.scss' ].map( ( ending ) => at( `blocks/${ block }/${ name }${ ending }` ) ) )
			.filter( existsSync ),
	];
};

// What stands in a slot and is no block: Kernel\Blocks registers its script.
const partsOfPages = () =>
	readdirSync( at( 'blocks' ) ).filter(
		( folder ) => existsSync( at( `blocks/${ folder }/view.ts` ) ) && ! existsSync( at( `blocks/${ folder }/block.json` ) )
	);

const extraction = () =>
	new DependencyExtraction( {
		requestToExternal: ( request ) => {
			const room = sharedRoomOf( request );
			return room && [ 'marketday', room ];
		},
		requestToHandle: ( request ) => {
			const room = sharedRoomOf( request );
			return room && `marketday-${ room }`;
		},
	} );

const plainExternals = () =>
	new PlainExternals( [ ...SHARED_ROOMS.map( ( room ) => `@marketday/${ room }` ), 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@wordpress/i18n' ] );

const pluginsExcept = ( ...names ) =>
	wordpress.plugins.filter( ( { constructor } ) => ! names.includes( constructor.name ) );
const pluginsOnly = ( ...names ) =>
	wordpress.plugins.filter( ( { constructor } ) => names.includes( constructor.name ) );

// One object serves style sheets of every kind.
for ( const { loader, options } of wordpress.module.rules.flatMap( ( { use } ) => ( Array.isArray( use ) ? use : [] ) ) ) {
	if ( /postcss-loader/.test( loader ) && ! options.postcssOptions.plugins.some( ( { postcssPlugin } ) => postcssPlugin === 'root-sizes' ) ) {
		options.postcssOptions.plugins.unshift( rootSizes() );
	}
}

// Translators read the sources (tools/translations), so the scripts go without the notes for them.
wordpress.optimization.minimizer[ 0 ].options.minimizer.options.output.comments = false;

const aliases = {
	'@marketday/features': at( 'src/features' ),
	'@marketday/ui$': at( 'src/ui/index.ts' ),
	'@marketday/validation$': at( 'src/validation/index.ts' ),
	...Object.fromEntries( OWN_DOORS.map( ( door ) => [ `@marketday/${ door }`, at( `src/${ door }/index.ts` ) ] ) ),
};

const loadedLater = { chunkFilename: '[name].js?ver=[contenthash:8]' };

const sharedRoom = ( room ) => ( {
	...wordpress,
	name: room,
	entry: { [ room ]: at( `src/${ room }/index.ts` ) },
	output: {
		...loadedLater,
		path: at( 'build' ),
		filename: '[name].js',
		uniqueName: `marketday-${ room }`,
		library: { name: [ 'marketday', room ], type: 'window' },
	},
	resolve: { ...wordpress.resolve, alias: { ...wordpress.resolve.alias, ...aliases } },
	plugins: [ ...pluginsOnly( 'MiniCssExtractPlugin' ), extraction(), plainExternals(), new PlainCalls(), new NoModuleMarks(), new ImportChunks() ],
} );

const blocks = {
	...wordpress,
	name: 'blocks',
	// The umbrella block's block.json is the plugin's own, at the root; only its script is built here.
	entry: async () => ( {
		...( await wordpress.entry() ),
		'storefront/index': at( 'blocks/storefront/index.tsx' ),
		...Object.fromEntries( partsOfPages().map( ( folder ) => [ `${ folder }/view`, at( `blocks/${ folder }/view.ts` ) ] ) ),
		// A style sheet of its own file: one that the view imports would bring its script half a kilobyte of webpack's.
		...Object.fromEntries( partsOfPages().filter( ( folder ) => existsSync( at( `blocks/${ folder }/part.scss` ) ) ).map( ( folder ) => [ `${ folder }/style-view`, at( `blocks/${ folder }/part.scss` ) ] ) ),
		...Object.fromEntries( SHARED.map( ( file ) => [ `_shared/${ parse( file ).name }`, withBlocks( file ) ] ) ),
	} ),
	output: { ...wordpress.output, ...loadedLater, path: at( 'build/blocks' ) },
	module: { ...wordpress.module, rules: [ ...wordpress.module.rules, { test: /dataviews[\\/]build-wp[\\/]index\.js$/, loader: at( 'tools/files/without-maps.cjs' ) } ] },
	resolve: { ...wordpress.resolve, alias: { ...wordpress.resolve.alias, ...aliases } },
	plugins: [ ...pluginsExcept( 'DependencyExtractionWebpackPlugin' ), extraction(), plainExternals(), new PlainCalls(), new NoModuleMarks( ( entry ) => ONLY_MODULES.includes( entry ) ), new ImportChunks( 'blocks/' ) ],
};

const library = {
	...wordpress,
	name: 'library',
	entry: { style: withBlocks( 'library.scss' ) },
	output: { path: at( 'build/lib' ) },
	plugins: pluginsOnly( 'MiniCssExtractPlugin', 'RemoveEmptyScriptsPlugin' ),
};

// What all elements draw with is one file, which packs better than a dozen; what some need and others do without are files beside it.
const EVERY_ELEMENT = /node_modules[\\/](preact|zustand)|src[\\/](embed[\\/][\w-]+\.tsx?$|ui[\\/]classes|kernel[\\/](announce|basket|checkout|headless|i18n|money|[\w-]+\.tsx?$|api[\\/](api-error|client|wire)|text))/;
const elementChunks = {
	chunks: 'async',
	cacheGroups: {
		default: false,
		defaultVendors: false,
		every: { name: 'embed-shared', test: EVERY_ELEMENT, enforce: true },
		products: { name: 'embed-found', minChunks: 3, test: /src[\\/]kernel[\\/]products/, enforce: true },
		some: { minChunks: 2, minSize: 1500 },
	},
};
// The custom elements bring a small React along, and the pages they stand on have neither our rooms nor WordPress's translations.
const embed = {
	...wordpress,
	name: 'embed',
	entry: { embed: at( 'src/embed/index.ts' ) },
	output: { ...loadedLater, path: at( 'build/lib/embed' ), filename: '[name].js', publicPath: '', uniqueName: 'marketday-embed' },
	optimization: { ...wordpress.optimization, splitChunks: elementChunks },
	resolve: {
		...wordpress.resolve,
		alias: {
			...wordpress.resolve.alias,
			'@marketday/behaviour': at( 'src/behaviour' ),
			'@marketday/features': at( 'src/features' ),
			'@marketday/kernel': at( 'src/kernel' ),
			'@marketday/ui': at( 'src/ui' ),
			'@marketday/validation': at( 'src/validation' ),
			'@wordpress/i18n$': at( 'src/embed/texts.ts' ),
			'react/jsx-runtime$': 'preact/jsx-runtime',
			'react-dom/client$': at( 'src/embed/react.ts' ),
			react$: at( 'src/embed/react.ts' ),
			'react-dom$': at( 'src/embed/react.ts' ),
		},
	},
	plugins: [ new ScriptChunks(), new NormalModuleReplacementPlugin( /\/wc-ajax-client$/, at( 'src/embed/no-wc-ajax.ts' ) ) ],
};

module.exports = [ ...SHARED_ROOMS.map( sharedRoom ), blocks, library, embed ];
