/**
 * Three builds: the shared page scripts (kernel, host, ui), one folder per block, and the headless library.
 * The shared rooms are externals: a block that imports `@marketday/kernel` gets the page's one kernel.
 */
const { resolve } = require( 'node:path' );
const wordpress = require( '@wordpress/scripts/config/webpack.config' );
const DependencyExtraction = require( '@wordpress/dependency-extraction-webpack-plugin' );

const at = ( path ) => resolve( __dirname, path );
const SHARED_ROOMS = [ 'kernel', 'host', 'ui' ];
const sharedRoomOf = ( request ) =>
	SHARED_ROOMS.find( ( room ) => request === `@marketday/${ room }` );

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

const pluginsExcept = ( ...names ) =>
	wordpress.plugins.filter( ( { constructor } ) => ! names.includes( constructor.name ) );
const pluginsOnly = ( ...names ) =>
	wordpress.plugins.filter( ( { constructor } ) => names.includes( constructor.name ) );

const features = { '@marketday/features': at( 'src/features' ) };

const sharedRoom = ( room ) => ( {
	...wordpress,
	name: room,
	entry: { [ room ]: at( `src/${ room }/index.ts` ) },
	output: { path: at( 'build' ), filename: '[name].js', uniqueName: `marketday-${ room }`, library: { name: [ 'marketday', room ], type: 'window' } },
	plugins: [ ...pluginsOnly( 'MiniCssExtractPlugin' ), extraction() ],
} );

const blocks = {
	...wordpress,
	name: 'blocks',
	// The umbrella block's block.json is the plugin's own, at the root; only its script is built here.
	entry: async () => ( {
		...( await wordpress.entry() ),
		'storefront/index': at( 'blocks/storefront/index.tsx' ),
		'_shared/tokens': at( 'blocks/_shared/tokens.scss' ),
	} ),
	output: { ...wordpress.output, path: at( 'build/blocks' ) },
	resolve: { ...wordpress.resolve, alias: { ...wordpress.resolve.alias, ...features } },
	plugins: [ ...pluginsExcept( 'DependencyExtractionWebpackPlugin' ), extraction() ],
};

const library = {
	...wordpress,
	name: 'library',
	entry: { index: at( 'src/index.ts' ) },
	experiments: { outputModule: true },
	output: { path: at( 'build/lib' ), filename: '[name].js', module: true, library: { type: 'module' } },
	externalsType: 'module',
	externals: [ /^react($|\/)/, /^react-dom($|\/)/ ],
	resolve: {
		...wordpress.resolve,
		alias: { ...features, ...Object.fromEntries( SHARED_ROOMS.map( ( room ) => [ `@marketday/${ room }`, at( `src/${ room }/index.ts` ) ] ) ) },
	},
	plugins: [],
};

module.exports = [ ...SHARED_ROOMS.map( sharedRoom ), blocks, library ];
