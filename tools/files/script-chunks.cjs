/**
 * Parts of the custom elements that load later come by script elements: pages of other origins may load those from anywhere, and modules
 * only from where a server sends them by the rules of CORS. webpack's own loader does the same by three times as much code. Where the
 * parts are is what the first script has found out (src/embed/here.ts).
 */
const { RuntimeGlobals, RuntimeModule } = require( 'webpack' );

class ScriptChunk extends RuntimeModule {
	constructor() {
		super( 'load parts with script elements' );
	}

	generate() {
		const { chunkLoadingGlobal, globalObject } =
			this.compilation.outputOptions;
		const name = RuntimeGlobals.getChunkScriptFilename;
		const chunks = `( ${ globalObject }.${ chunkLoadingGlobal } ||= [] )`;
		return `
			const parts = {};
			const take = ( part ) => Object.assign( ${ RuntimeGlobals.moduleFactories }, part[ 1 ] );
			${ RuntimeGlobals.ensureChunk } = ( id ) =>
				parts[ id ] ||= new Promise( ( done, fail ) => {
					const script = document.createElement( 'script' );
					script.src = ${ globalObject }.marketdayElements + ${ name }( id );
					script.onload = () => done( ${ chunks }.forEach( take ) );
					script.onerror = () => {
						delete parts[ id ];
						script.remove();
						fail( new Error( 'Not loaded: ' + script.src ) );
					};
					document.head.append( script );
				} );`;
	}
}

module.exports = class ScriptChunks {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'ScriptChunks', ( compilation ) => {
			compilation.hooks.runtimeRequirementInTree
				.for( RuntimeGlobals.ensureChunk )
				.tap(
					{ name: 'ScriptChunks', stage: -10 },
					( chunk, needs ) => {
						needs.add( RuntimeGlobals.moduleFactories );
						needs.add( RuntimeGlobals.getChunkScriptFilename );
						compilation.addRuntimeModule(
							chunk,
							new ScriptChunk()
						);
						return true;
					}
				);
		} );
	}
};
