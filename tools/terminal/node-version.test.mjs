// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { run } from './run-process.mjs';

const MODULE = new URL( 'node-version.mjs', import.meta.url ).href;

/**
 * @param {string} calls
 * @return {Promise<string>} What a process says that makes these calls.
 */
async function outputOf( calls ) {
	const { stderr } = await run(
		process.execPath,
		[
			'--input-type=module',
			'-e',
			`import { warnOfOldNode } from '${ MODULE }'; ${ calls }`,
		],
		{ env: { MARKETDAY_TOLD_OF_NODE: '' } }
	);
	return stderr;
}

describe( 'a Node that is older than what the project is tested on', () => {
	it( 'is told of in one line, once', async () => {
		assert.match(
			await outputOf(
				"warnOfOldNode( '20.20.2' ); warnOfOldNode( '20.20.2' );"
			),
			/^This is Node 20\.20\.2\. Marketday is tested on Node 22 and 24: .+\n$/
		);
	} );

	it( 'is not told of by the tools that a tool starts', async () => {
		assert.equal(
			await outputOf(
				"process.env.MARKETDAY_TOLD_OF_NODE = '20.20.2'; warnOfOldNode( '20.20.2' );"
			),
			''
		);
	} );

	it( 'is not Node 22', async () => {
		assert.equal( await outputOf( "warnOfOldNode( '22.0.0' );" ), '' );
	} );
} );
