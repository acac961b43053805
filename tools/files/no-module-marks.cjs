/**
 * webpack marks what a script exports as an ES module, for CommonJS modules that ask whether it is one, and looks before it exports a name
 * whether another module has done so. Where there are none of those, nobody asks.
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

class PlainExports extends RuntimeModule {
	constructor() {
		super( 'exports of ES modules' );
	}

	/** Of a list of names with a function or, after a 0, a value each; or of functions by their names. */
	generate() {
		return `
			${ RuntimeGlobals.definePropertyGetters } = ( exports, given ) => {
				const list = given.length ? given : Object.entries( given ).flat();
				for ( let at = 0; at < list.length; ) {
					const name = list[ at++ ], get = list[ at++ ];
					Object.defineProperty( exports, name, {
						enumerable: true,
						...( get ? { get } : { value: list[ at++ ] } ),
					} );
				}
			};`;
	}
}

const REPLACED = {
	[ RuntimeGlobals.makeNamespaceObject ]: NoMark,
	[ RuntimeGlobals.definePropertyGetters ]: PlainExports,
};

// Whether a module of the entry or its parts asks what is an object's own; besides them, only webpack's exports of modules do.
const asks = ( { chunkGraph }, entry ) =>
	[ ...entry.getAllReferencedChunks() ].some( ( chunk ) =>
		[ ...chunkGraph.getChunkModulesIterable( chunk ) ].some( ( module ) =>
			chunkGraph
				.getModuleRuntimeRequirements( module, entry.runtime )
				.has( RuntimeGlobals.hasOwnProperty )
		)
	);

module.exports = class NoModuleMarks {
	/** @param {(entry: string) => boolean} isFree Whether an entry and its parts have no CommonJS module. */
	constructor( isFree = () => true ) {
		this.isFree = isFree;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap(
			'NoModuleMarks',
			( compilation ) => {
				for ( const [ name, Plain ] of Object.entries( REPLACED ) ) {
					compilation.hooks.runtimeRequirementInTree
						.for( name )
						.tap(
							{ name: 'NoModuleMarks', stage: -10 },
							( chunk ) => {
								if ( this.isFree( chunk.name ) ) {
									compilation.addRuntimeModule(
										chunk,
										new Plain()
									);
									return true;
								}
							}
						);
				}
				compilation.hooks.runtimeRequirementInTree
					.for( RuntimeGlobals.hasOwnProperty )
					.tap(
						{ name: 'NoModuleMarks', stage: -10 },
						( chunk ) =>
							( this.isFree( chunk.name ) &&
								! asks( compilation, chunk ) ) ||
							undefined
					);
			}
		);
	}
};
