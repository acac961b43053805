/**
 * Parts that load later are fetched with the browser's own import(), which every supported browser has. webpack's own
 * loader of script elements would weigh most of a kilobyte in every entry. The parts themselves are webpack's usual
 * ones: each pushes its modules onto the page's list. Their address is said by the page, so that they are found from a
 * script that another plugin has joined with others, too.
 */
const { RuntimeGlobals, RuntimeModule } = require( 'webpack' );

class ImportChunk extends RuntimeModule {
	/** @param {string} folder Below the page's `scriptsUrl`. */
	constructor( folder ) {
		super( 'load parts with import()' );
		this.folder = folder;
	}

	generate() {
		const { chunkLoadingGlobal, globalObject, importFunctionName } =
			this.compilation.outputOptions;
		const name = RuntimeGlobals.getChunkScriptFilename;
		const folder = this.folder && `${ JSON.stringify( this.folder ) } +`;
		const address = `${ globalObject }.marketdayPage.scriptsUrl + ${ folder } ${ name }( id )`;
		return `
			const parts = {};
			const take = ( part ) => Object.assign( ${ RuntimeGlobals.moduleFactories }, part[ 1 ] );
			${ RuntimeGlobals.ensureChunk } = ( id ) =>
				parts[ id ] ||= ${ importFunctionName }( ${ address } ).then(
					() => ${ globalObject }.${ chunkLoadingGlobal }.forEach( take ),
					( error ) => {
						delete parts[ id ];
						throw error;
					}
				);`;
	}
}

module.exports = class ImportChunks {
	/** @param {string} folder Of the parts, below the page's `scriptsUrl` (`Assets` in php/Kernel). */
	constructor( folder = '' ) {
		this.folder = folder;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'ImportChunks', ( compilation ) => {
			compilation.hooks.runtimeRequirementInTree
				.for( RuntimeGlobals.ensureChunk )
				.tap(
					{ name: 'ImportChunks', stage: -10 },
					( chunk, needs ) => {
						needs.add( RuntimeGlobals.moduleFactories );
						needs.add( RuntimeGlobals.getChunkScriptFilename );
						compilation.addRuntimeModule(
							chunk,
							new ImportChunk( this.folder )
						);
						return true;
					}
				);
		} );
	}
};
