<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\MetaIds;
use Marketday\Kernel\VisitorList;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A list that a visitor keeps: in the browser, and with the account of whoever logs in. */
final class VisitorListTest extends SiteTestCase {
	use TwoBrowsers;

	private int $ada = 0;
	private int $ben = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->ada = (int) wp_create_user( 'ada-lists', 'secret-words', 'ada-lists@example.com' );
		$this->ben = (int) wp_create_user( 'ben-lists', 'secret-words', 'ben-lists@example.com' );
		unset( $_COOKIE['a_list'], $_COOKIE['a_list_of'] );
	}

	public function test_a_guests_is_in_the_browser_alone(): void {
		$list = $this->list();
		$list->add( 5 );
		$list->add( 7 );
		$list->add( 5 );

		self::assertSame( '[5,7]', $_COOKIE['a_list'] );
		self::assertArrayNotHasKey( 'a_list_of', $_COOKIE );
		$list->remove( [ 5, 99 ] );
		self::assertSame( [ 7 ], $list->ids() );
		$list->clear();
		self::assertArrayNotHasKey( 'a_list', $_COOKIE );
	}

	/** @param list<int> $ids */
	#[DataProvider( 'cookies' )]
	public function test_what_a_browser_sends_is_read_as_ids_or_not_at_all( mixed $cookie, array $ids ): void {
		$_COOKIE['a_list'] = $cookie;

		self::assertSame( $ids, $this->list()->ids() );
	}

	/** @return iterable<string, array{mixed, list<int>}> */
	public static function cookies(): iterable {
		yield 'WowStore\'s texts' => [ '[\"12\",\"7\"]', [ 12, 7 ] ];
		yield 'one twice' => [ '[3,3]', [ 3 ] ];
		yield 'no JSON' => [ '<script>', [] ];
		yield 'JSON of another kind' => [ '{"a":{"b":1}}', [] ];
		yield 'a list of lists' => [ '[[1],[2]]', [] ];
		yield 'numbers that are no ids' => [ '[-1,0,1.5,1e309,"4 OR 1=1",8]', [ 8 ] ];
		yield 'an array of cookies' => [ [ '1' ], [] ];
		yield 'more than anyone keeps' => [ (string) json_encode( range( 1, 5000 ) ), range( 1, 300 ) ];
	}

	public function test_joins_that_of_the_account_at_log_in(): void {
		$list = $this->list();
		add_user_meta( $this->ada, 'a_list', [ '3', '5' ] );
		$list->add( 5 );
		$list->add( 8 );

		$this->logIn( $this->ada );
		$list->settle();

		self::assertSame( [ 3, 5, 8 ], $list->ids() );
		self::assertSame( '[3,5,8]', $_COOKIE['a_list'], 'The browser mirrors it.' );
	}

	public function test_is_gone_from_the_browser_after_log_out_and_comes_back_with_the_account(): void {
		$list = $this->list();
		$this->logIn( $this->ada );
		$list->add( 5 );

		do_action( 'wp_logout', $this->ada );
		$list->forget();
		wp_set_current_user( 0 );
		self::assertSame( [], $list->ids() );
		self::assertArrayNotHasKey( 'a_list', $_COOKIE );

		$list->add( 6 );
		$this->logIn( $this->ada );
		$list->settle();
		self::assertSame( [ 5, 6 ], $list->ids() );
	}

	public function test_of_a_user_whose_session_has_ended_goes_to_nobody_else(): void {
		$list = $this->list();
		$this->logIn( $this->ada );
		$list->add( 5 );
		wp_set_current_user( 0 );

		self::assertSame( [], $list->ids(), 'A guest has a list of their own.' );
		$this->logIn( $this->ben );
		$list->settle();

		self::assertSame( [], $list->ids() );
		self::assertSame( [ 5 ], $list->ofUser( $this->ada ) );
		self::assertArrayNotHasKey( 'a_list', $_COOKIE );
	}

	public function test_loses_nothing_to_another_tab_that_writes_between_reading_and_writing(): void {
		$list = $this->list();
		$this->logIn( $this->ada );
		$list->add( 1 );
		$isFirst = true;
		add_filter( 'update_user_metadata', function ( mixed $check ) use ( &$isFirst ): mixed {
			if ( $isFirst ) {
				$isFirst = false;
				// The other tab: its own read, its own write, past this request's cache.
				$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->usermeta, [ 'meta_value' => serialize( [ 1, 2 ] ) ], [ 'user_id' => $this->ada, 'meta_key' => 'a_list' ] );
			}
			return $check;
		} );

		$list->add( 3 );

		self::assertSame( [ 1, 2, 3 ], $list->ids() );
	}

	public function test_loses_nothing_to_two_first_additions_at_once(): void {
		add_user_meta( $this->ada, 'a_list', [ 1 ] );
		add_user_meta( $this->ada, 'a_list', [ 2 ] );
		$this->logIn( $this->ada );

		$this->list()->add( 3 );

		self::assertSame( [ 1, 2, 3 ], $this->list()->ids() );
		self::assertCount( 1, get_user_meta( $this->ada, 'a_list' ) );
	}

	public function test_whatever_happens_in_two_browsers_nothing_added_is_lost(): void {
		$this->walkTwoBrowsers( 40, $this->ada, $this->list(), fn () => delete_user_meta( $this->ada, 'a_list' ) );
	}

	public function test_is_put_into_another_order_while_nothing_has_come_or_gone(): void {
		foreach ( [ 0, $this->ada ] as $user ) {
			$this->logIn( $user );
			unset( $_COOKIE['a_list'], $_COOKIE['a_list_of'] );
			$list = $this->list();
			array_map( $list->add( ... ), [ 5, 7, 9 ] );

			$list->arrange( [ 9, 5, 7 ] );
			$list->arrange( [ 5, 7 ] );
			$list->arrange( [ 5, 7, 8 ] );

			self::assertSame( [ 9, 5, 7 ], $list->ids() );
			self::assertSame( '[9,5,7]', $_COOKIE['a_list'] );
		}
	}

	private function list(): VisitorList {
		return new VisitorList( 'a_list', new MetaIds( 'a_list' ), 200 );
	}

	private function logIn( int $user ): void {
		wp_set_current_user( $user );
	}
}
