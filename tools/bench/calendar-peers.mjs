// @ts-check
import { runOrThrow } from './bench-site.mjs';
import { startSite } from '../site/index.mjs';
import { besideRows, costOf, pageWith, prepare, withPlugin } from './peers.mjs';

/** Weekly ones of fifty dates each: what both others can hold within minutes. */
const EVENTS = 12;

/** Plugins that are measured beside ours where they are unpacked: the name of the folder's variable, their main file, their page. */
const PEERS = [
	{
		name: 'My Calendar',
		folder: process.env.MY_CALENDAR_DIR ?? '',
		main: 'my-calendar/my-calendar.php',
		command: 'bench-my-calendar',
		content: '[my_calendar]',
	},
	{
		name: 'The Events Calendar',
		folder: process.env.THE_EVENTS_CALENDAR_DIR ?? '',
		main: 'the-events-calendar/the-events-calendar.php',
		command: 'bench-the-events-calendar',
		// Its month is an archive.
		path: '/?post_type=tribe_events&eventDisplay=month',
	},
];

/**
 * The same month of the same events, beside the calendars of others.
 *
 * @param {( line: string ) => void} say
 * @return {Promise<import('./rows.mjs').Row[]>}
 */
export async function calendarPeerRows( say ) {
	const there = PEERS.filter( ( { folder } ) => folder );
	if ( there.length === 0 ) {
		return [];
	}
	// The others ask for MySQL.
	const site = await startSite( { db: 'mariadb', demo: false } );
	try {
		await prepare( site, [ 'bench-plugin', 'calendar', 'calendar-peers' ] );
		const bare = await pageWith( site, '' );
		say( `Making ${ EVENTS } weekly events` );
		await runOrThrow( site, 'bench-events', [ String( EVENTS ) ] );
		const ours = await costOf(
			site.url,
			await pageWith( site, '<!-- wp:marketday/events-calendar /-->' ),
			bare
		);
		const rows = [];
		for ( const { name, folder, main, command, content, path } of there ) {
			say( `Making the same events of ${ name }` );
			const theirs = await withPlugin( site, folder, main, async () => {
				await runOrThrow( site, command, [ String( EVENTS ) ] );
				const page = content
					? await pageWith( site, content )
					: site.url + path;
				return costOf( site.url, page, bare );
			} );
			rows.push(
				...besideRows(
					`a month of ${ EVENTS } weekly events, beside ${ name }`,
					ours,
					theirs
				)
			);
		}
		return rows;
	} finally {
		await site.stop();
	}
}
