<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\MetaIds;
use Marketday\Kernel\SiteOfNetwork;
use Marketday\Tests\SiteTestCase;

/** Ids in one value of user meta. That each site of a network has its own is shown in `tests/contract/network.test.ts`. */
final class MetaIdsTest extends SiteTestCase {
	private int $ada = 0;

	private MetaIds $ids;

	protected function setUp(): void {
		parent::setUp();
		$this->ada = (int) wp_create_user( 'ada-ids', 'secret-words', 'ada-ids@example.com' );
		$this->ids = new MetaIds( 'some_ids' );
	}

	public function test_are_kept_each_once_in_the_order_of_their_coming(): void {
		$this->ids->change( $this->ada, [ 7, 5 ], [] );
		$this->ids->change( $this->ada, [ 9, 7 ], [] );

		self::assertSame( [ 7, 5, 9 ], $this->ids->of( $this->ada ) );
		self::assertSame( [ [ 7, 5, 9 ] ], get_user_meta( $this->ada, SiteOfNetwork::userMeta( 'some_ids' ) ) );
	}

	public function test_what_comes_and_goes_at_once_stands_at_the_end(): void {
		$this->ids->change( $this->ada, [ 7, 5 ], [] );
		$this->ids->change( $this->ada, [ 7 ], [ 7, 99 ] );

		self::assertSame( [ 5, 7 ], $this->ids->of( $this->ada ) );
	}

	public function test_leave_no_value_behind_when_the_last_goes(): void {
		$this->ids->change( $this->ada, [ 7 ], [] );
		$this->ids->change( $this->ada, [], [ 7 ] );

		self::assertSame( [], get_user_meta( $this->ada, SiteOfNetwork::userMeta( 'some_ids' ) ) );
		self::assertFalse( $this->ids->erase( $this->ada ), 'There is nothing to erase.' );
		$this->ids->change( $this->ada, [ 8 ], [] );
		self::assertTrue( $this->ids->erase( $this->ada ) );
		self::assertSame( [], $this->ids->of( $this->ada ) );
	}

	public function test_of_two_values_become_one_with_the_ids_of_both(): void {
		$name = SiteOfNetwork::userMeta( 'some_ids' );
		add_user_meta( $this->ada, $name, [ '3', 'x', -1 ] );
		add_user_meta( $this->ada, $name, [ 4 ] );

		$this->ids->change( $this->ada, [ 5 ], [] );

		self::assertSame( [ [ 3, 4, 5 ] ], get_user_meta( $this->ada, $name ) );
	}

	public function test_are_a_users_and_a_names_alone(): void {
		$ben = (int) wp_create_user( 'ben-ids', 'secret-words', 'ben-ids@example.com' );
		$this->ids->change( $this->ada, [ 7 ], [] );

		self::assertSame( [], $this->ids->of( $ben ) );
		self::assertSame( [], ( new MetaIds( 'other_ids' ) )->of( $this->ada ) );
	}

	public function test_lose_nothing_to_a_writer_between_reading_and_writing(): void {
		$this->ids->change( $this->ada, [ 1 ], [] );
		$isFirst = true;
		add_filter( 'update_user_metadata', function ( mixed $check ) use ( &$isFirst ): mixed {
			if ( $isFirst ) {
				$isFirst = false;
				$GLOBALS['wpdb']->update(
					$GLOBALS['wpdb']->usermeta,
					[ 'meta_value' => serialize( [ 1, 2 ] ) ],
					[
						'user_id'  => $this->ada,
						'meta_key' => SiteOfNetwork::userMeta( 'some_ids' ),
					]
				);
			}
			return $check;
		} );

		$this->ids->change( $this->ada, [ 3 ], [ 1 ] );

		self::assertSame( [ 2, 3 ], $this->ids->of( $this->ada ) );
	}
}
