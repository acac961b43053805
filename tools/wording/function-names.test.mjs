// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBareParticiple, namesIn, readGlossary } from './names.mjs';

const GLOSSARY = readGlossary( `# Glossary

## Names that stay
| names | why |
| --- | --- |
| \`src/ui#mailed\` | a method of the library |
` );

describe( 'functions', () => {
	/** @param {string} file @param {string} text */
	const bare = ( file, text ) =>
		namesIn( file, text )
			.filter( ( named ) => isBareParticiple( named, file, GLOSSARY ) )
			.map( ( { name } ) => name );

	it( 'are called by more than a past form', () => {
		assert.deepEqual(
			bare(
				'php/A/Shop.php',
				'<?php\nfinal class Shop {\n\tpublic $kept;\n\tfunction kept() {}\n\tfunction isKept() {}\n\tfunction cleaned() {}\n\tfunction exceed() {}\n}'
			),
			[ 'kept', 'cleaned' ]
		);
		assert.deepEqual(
			bare(
				'src/a/shop.ts',
				'export const drawn = () => 1;\nconst sent = 2;\nfunction told() {}\ninterface A { shown: ( id: number ) => void; done: boolean; feed(): void }'
			),
			[ 'drawn', 'told', 'shown' ]
		);
	} );

	it( 'stay where the glossary says so', () => {
		assert.deepEqual(
			bare( 'src/a/ui/shop.ts', 'export function mailed() {}' ),
			[ 'mailed' ]
		);
		assert.deepEqual(
			bare( 'src/ui/shop.ts', 'export function mailed() {}' ),
			[]
		);
	} );
} );
