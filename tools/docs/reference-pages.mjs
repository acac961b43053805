// @ts-check
/**
 * Brings pages of the repository into the site: what is promised to other people's scripts (`docs/PROTOCOL.md`) and every call with its check
 * (`docs/ROUTES.md`). Run by `npm run docs`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';

/** Names in the site, by names in the repository. @type {Record<string, string>} */
const PAGES = { PROTOCOL: 'protocol', ROUTES: 'routes' };

for ( const [ name, page ] of Object.entries( PAGES ) ) {
	const text = await readFile(
		join( CHECKOUT, `docs/${ name }.md` ),
		'utf8'
	);
	await writeFile(
		join( CHECKOUT, `docs/site/${ page }.md` ),
		text.replace(
			/\]\((\w+)\.md(#[\w-]+)?\)/g,
			( whole, to, anchor = '' ) =>
				PAGES[ to ] ? `](./${ PAGES[ to ] }${ anchor })` : whole
		)
	);
}
