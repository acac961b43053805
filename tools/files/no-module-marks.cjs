/**
 * webpack marks what a script exports as an ES module, for CommonJS modules that ask whether it is one. Where there are none of those,
 * nobody asks.
 */
const { RuntimeGlobals, RuntimeModule } = require( 'webpack' );

class NoMark extends RuntimeModule {
	constructor() {
		super( 'no marks of ES modules' );
	}

	generate() {
		return `${ RuntimeGlobals.makeNamespaceObject } = () => {};`;
	}
}

module.exports = class NoModuleMarks {
	/** @param {(entry: string) => boolean} isFree Whether an entry and its parts have no CommonJS module. */
	constructor( isFree = () => true ) {
		this.isFree = isFree;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'NoModuleMarks', ( compilation ) =>
			compilation.hooks.runtimeRequirementInTree
				.for( RuntimeGlobals.makeNamespaceObject )
				.tap( { name: 'NoModuleMarks', stage: -10 }, ( chunk ) => {
					if ( this.isFree( chunk.name ) ) {
						compilation.addRuntimeModule( chunk, new NoMark() );
						return true;
					}
				} )
		);
	}
};
