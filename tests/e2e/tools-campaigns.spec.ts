// @features newsletter

import { php } from '../contract/shop';
import {
	AS_EDITOR,
	expect,
	expectAccessible,
	expectNoSidewaysScroll,
	test,
} from './marketday';

const SCREEN = '/wp-admin/admin.php?page=marketday-campaigns';

/** WordPress's own frame around the page. */
const ADMIN = [ '#adminmenumain', '#wpadminbar', '#wpfooter', '#screen-meta' ];

test.use( AS_EDITOR );

test( 'The site’s people send a post to a list and watch it go @both', async ( {
	page,
} ) => {
	php(
		`$people = new Marketday\\Marketing\\Newsletter\\Subscribers\\Subscribers( new Marketday\\Kernel\\SystemClock() );
		$lists = new Marketday\\Marketing\\Newsletter\\Subscribers\\Lists();
		$list  = $lists->add( 'Walkers' );
		foreach ( [ 'walker-one', 'walker-two' ] as $name ) {
			$reader = $people->confirm( $people->ask( $name . '@example.com', new Marketday\\Marketing\\Newsletter\\Subscribers\\PendingChanges(), 'form' ) );
			$people->join( $reader->id, [ $list ] );
		}
		get_page_by_path( 'walks-letter', OBJECT, 'post' ) || wp_insert_post( [ 'post_title' => 'Walks by the sea', 'post_name' => 'walks-letter', 'post_status' => 'publish', 'post_content' => '<!-- wp:heading --><h2>Sunday</h2><!-- /wp:heading --><!-- wp:paragraph --><p>We meet at ten.</p><!-- /wp:paragraph -->' ] );
		return [];`
	);
	await page.goto( SCREEN );
	await page
		.getByLabel( 'Post to send' )
		.selectOption( { label: 'Walks by the sea' } );
	await page.getByRole( 'button', { name: 'Next' } ).click();
	await page.getByLabel( 'Send to' ).selectOption( { label: 'Walkers (2)' } );
	await expect(
		page
			.frameLocator( 'iframe' )
			.first()
			.getByText( 'We meet at ten.', { exact: true } )
	).toBeVisible();
	await expectAccessible( page, [ ...ADMIN, 'iframe' ] );
	await expectNoSidewaysScroll( page );

	await page.getByLabel( 'Subject' ).fill( 'See you on Sunday' );
	await page
		.getByRole( 'checkbox', { name: /checked the newsletter/ } )
		.check();
	await page.getByRole( 'button', { name: 'Send newsletter' } ).click();

	await expect(
		page.getByRole( 'heading', { name: 'Sent: Walkers' } )
	).toBeVisible( { timeout: 30_000 } );
	await expect( page.getByRole( 'status' ) ).toHaveText( '2 of 2 sent' );
	await expectAccessible( page, [ ...ADMIN, 'iframe' ] );
	await expectNoSidewaysScroll( page );
	await page.getByRole( 'link', { name: 'All newsletters' } ).click();
	await expect(
		page.getByRole( 'row', { name: /See you on Sunday/ } ).first()
	).toContainText( 'Sent' );
} );
