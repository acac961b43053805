<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\VisitorList;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A list that a visitor keeps: in the browser, and with the account of whoever logs in. */
final class VisitorListTest extends SiteTestCase {
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

	/** Two browsers and one account, log-ins and log-outs in any order: what was added and not removed is there at the end. */
	public function test_whatever_happens_in_two_browsers_nothing_added_is_lost(): void {
		foreach ( range( 1, 40 ) as $seed ) {
			mt_srand( $seed );
			delete_user_meta( $this->ada, 'a_list' );
			$browsers = [ [], [] ];
			$isIn     = [ false, false ];
			$guests   = [ [], [] ];
			$account  = [];
			foreach ( range( 1, 30 ) as $step ) {
				$one     = mt_rand( 0, 1 );
				$_COOKIE = $browsers[ $one ];
				wp_set_current_user( $isIn[ $one ] ? $this->ada : 0 );
				$list = $this->list();
				$list->settle();
				switch ( mt_rand( 0, 4 ) ) {
					case 0:
						if ( $isIn[ $one ] ) {
							$list->forget();
							$isIn[ $one ] = false;
						} else {
							wp_set_current_user( $this->ada );
							$list->settle();
							$account        = array_unique( [ ...$account, ...$guests[ $one ] ] );
							$guests[ $one ] = [];
							$isIn[ $one ]   = true;
						}
						break;
					case 1:
						$id = mt_rand( 1, 20 );
						$list->remove( [ $id ] );
						if ( $isIn[ $one ] ) {
							$account = array_diff( $account, [ $id ] );
						} else {
							$guests[ $one ] = array_diff( $guests[ $one ], [ $id ] );
						}
						break;
					default:
						$id = mt_rand( 1, 20 );
						$list->add( $id );
						if ( $isIn[ $one ] ) {
							$account[] = $id;
						} else {
							$guests[ $one ][] = $id;
						}
				}
				$browsers[ $one ] = $_COOKIE;
			}
			$kept    = $this->list()->ofUser( $this->ada );
			$account = array_values( array_unique( $account ) );
			sort( $kept );
			sort( $account );
			self::assertSame( $account, $kept, "Seed {$seed}" );
		}
	}

	private function list(): VisitorList {
		return new VisitorList( 'a_list', 'a_list', 200 );
	}

	private function logIn( int $user ): void {
		wp_set_current_user( $user );
	}
}
