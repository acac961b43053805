<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Addresses;

use Marketday\Events\Calendar\EventAddresses;
use Marketday\Events\Calendar\EventType;
use Marketday\Kernel\Addresses\RewriteRules;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Tests\SiteTestCase;

/** Another plugin, or another page, has an address of ours. */
final class TakenAddressesTest extends SiteTestCase {
	private string $structure = '';

	protected function setUp(): void {
		parent::setUp();
		set_current_screen( 'front' );
		do_action( 'admin_init' );
		$this->structure = (string) $GLOBALS['wp_rewrite']->permalink_structure;
		// Other tests may have left the site with plain addresses.
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules( false );
	}

	protected function tearDown(): void {
		unregister_post_type( 'tribe_events' );
		unregister_post_type( 'other_thing' );
		$GLOBALS['wp_rewrite']->set_permalink_structure( $this->structure );
		parent::tearDown();
	}

	public function test_the_owner_is_told_which_plugin_has_the_address_and_where_to_change_ours(): void {
		register_post_type( 'tribe_events', [ 'public' => true, 'label' => 'Events' ] );
		$this->write( [ 'events/?$' => 'index.php?post_type=tribe_events' ] );

		$result = SiteHealth::run( 'addresses' );

		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( 'The Events Calendar uses /events/, so visitors can’t reach your list of events.', (string) $result['description'] );
		self::assertStringContainsString( esc_url( SettingsTab::Events->address() . '#marketday-event-address-list' ), (string) $result['description'] );
		self::assertCount( 1, (array) get_option( 'marketday_taken_addresses' ) );
	}

	public function test_what_is_given_back_is_told_no_longer(): void {
		register_post_type( 'tribe_events', [ 'public' => true ] );
		$rules = (array) get_option( 'rewrite_rules' );
		$this->write( [ 'events/?$' => 'index.php?post_type=tribe_events' ] );
		update_option( 'rewrite_rules', $rules );

		self::assertFalse( get_option( 'marketday_taken_addresses' ) );
		self::assertSame( 'good', SiteHealth::run( 'addresses' )['status'] );
	}

	public function test_a_plugin_that_is_not_known_is_told_by_what_it_keeps(): void {
		register_post_type( 'other_thing', [ 'public' => true, 'label' => 'Gatherings', 'query_var' => 'thing' ] );
		$this->write( [ 'event/([^/]+)/?$' => 'index.php?thing=$matches[1]' ] );

		self::assertStringContainsString( 'Another plugin (“Gatherings”) uses /event/', (string) SiteHealth::run( 'addresses' )['description'] );
	}

	public function test_a_page_of_ours_with_a_number_behind_it_is_told_on_home(): void {
		$theirs = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Favourites', 'post_name' => 'compare-x' ] );
		$ours   = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Compare', 'post_name' => 'compare-2' ] );
		foreach ( get_posts( [ 'post_type' => 'page', 'name' => 'compare', 'fields' => 'ids' ] ) as $old ) {
			wp_delete_post( (int) $old, true );
		}
		wp_update_post( [ 'ID' => $theirs, 'post_name' => 'compare' ] );
		update_option( 'marketday_compare_page_id', $ours );

		$found = array_column( SiteHealth::forHome(), null, 'label' )['Two pages of your site have the same or nearly the same address'] ?? null;

		self::assertIsArray( $found );
		self::assertFalse( $found['isCritical'] );
		self::assertStringContainsString( '“Favourites”, uses /compare/, so your page “Compare” is at /compare-2/', $found['description'] );
	}

	public function test_a_word_that_is_free_is_taken_and_the_rules_are_written_once(): void {
		$this->save( [ 'list' => ' What’s on ', 'event' => '' ] );

		self::assertSame( [ 'list' => 'whats-on' ], get_option( EventAddresses::OPTION ) );
		self::assertSame( 'whats-on', EventAddresses::List->slug() );
		self::assertSame( 'event', EventAddresses::Event->slug() );
		self::assertSame( 'list=whats-on', EventAddresses::version() );
	}

	public function test_words_that_may_not_be_are_refused_one_by_one(): void {
		update_option( EventAddresses::OPTION, [ 'venue' => 'places' ] );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'About', 'post_name' => 'about-us' ] );
		$GLOBALS['wp_settings_errors'] = [];

		$this->save( [ 'list' => 'about-us', 'event' => 'a/b', 'category' => 'category', 'venue' => 'wp-admin', 'access' => 'access' ] );

		self::assertSame( [ 'venue' => 'places', 'access' => 'access' ], get_option( EventAddresses::OPTION ) );
		self::assertSame(
			[
				'List of events: Your site already uses /about-us/. Choose another word.',
				'Each event: Use one word of letters, digits and hyphens, up to 60 characters.',
				'Event categories: Your site already uses /category/. Choose another word.',
				'Venues: Your site already uses /wp-admin/. Choose another word.',
			],
			array_column( get_settings_errors(), 'message' )
		);
	}

	public function test_the_same_word_twice_is_refused_for_both(): void {
		$GLOBALS['wp_settings_errors'] = [];

		$this->save( [ 'list' => 'programme', 'event' => 'programme' ] );

		self::assertSame( [], get_option( EventAddresses::OPTION, [] ) );
		self::assertCount( 2, get_settings_errors() );
	}

	public function test_words_that_wordpress_itself_reads_are_refused(): void {
		$GLOBALS['wp_settings_errors'] = [];

		$this->save( [ 'list' => 'feed', 'event' => 'page', 'category' => 'wp-json', 'venue' => '2026', 'access' => '%2f' ] );

		self::assertSame( [], get_option( EventAddresses::OPTION, [] ) );
		self::assertCount( 5, get_settings_errors() );
	}

	public function test_words_of_other_alphabets_are_kept_as_they_are_and_lead_to_events(): void {
		$this->save( [ 'list' => 'الفعاليات القادمة', 'event' => 'событие' ] );
		$this->save( (array) get_option( EventAddresses::OPTION ) );

		self::assertSame( [ 'list' => 'الفعاليات-القادمة', 'event' => 'событие' ], get_option( EventAddresses::OPTION ) );
		( new \ReflectionMethod( EventType::class, 'registerType' ) )->invoke( new EventType() );
		flush_rewrite_rules( false );
		$rules = RewriteRules::current();
		self::assertSame( EventType::NAME, $rules->query( 'الفعاليات-القادمة' )['post_type'] ?? '' );
		self::assertSame( 'x', $rules->query( 'событие/x' )[ EventType::NAME ] ?? '' );
	}

	/** @param array<string, string> $words */
	private function save( array $words ): void {
		update_option( EventAddresses::OPTION, sanitize_option( EventAddresses::OPTION, $words ) );
	}

	/** @param array<string, string> $first Rules before all others. */
	private function write( array $first ): void {
		update_option( 'rewrite_rules', $first + (array) get_option( 'rewrite_rules' ) );
	}
}
