<?php

declare( strict_types=1 );

namespace Marketday\Tests\WowStore;

use Marketday\Site\WowStore\MoveScreen;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\SiteTestCase;

/** The screen's job. */
final class MoveScreenTest extends SiteTestCase {
	public function test_a_preview_tells_and_the_move_is_done_once_and_told_on_home(): void {
		wp_set_current_user( 1 );
		do_action( 'marketday_load_all' );
		$id     = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Old', 'post_content' => '<!-- wp:product-blocks/filter /-->' ] );
		$screen = new MoveScreen( PluginAccess::engine()->jobs() );

		$screen->begin( true );
		do_action( 'marketday_wowstore_move_job' );
		self::assertSame( [ true, 1, 1 ], $this->state( 'isOver', 'done', 'blocks' ) );
		self::assertStringContainsString( 'product-blocks/filter', get_post( $id )->post_content ?? '' );
		self::assertSame( [ false ], $this->tasks() );

		$screen->begin( false );
		$screen->begin( true );
		do_action( 'marketday_wowstore_move_job' );
		self::assertSame( [ true, 1, 1 ], $this->state( 'isOver', 'posts', 'blocks' ) );
		self::assertStringContainsString( 'marketday/product-filter', get_post( $id )->post_content ?? '' );
		self::assertSame( [ true ], $this->tasks() );

		$screen->begin( false );
		do_action( 'marketday_wowstore_move_job' );
		self::assertSame( [ 0, 0 ], $this->state( 'of', 'blocks' ) );
	}

	/** @return list<mixed> */
	private function state( string ...$names ): array {
		$state = (array) get_option( 'marketday_wowstore_move' );
		return array_map( static fn ( string $name ): mixed => $state[ $name ] ?? null, array_values( $names ) );
	}

	/** @return list<bool> */
	private function tasks(): array {
		$tasks = (array) apply_filters( 'marketday_home_tasks', [] );
		return array_column( array_filter( $tasks, static fn ( array $task ): bool => str_contains( $task['label'], 'WowStore’s blocks' ) ), 'isDone' );
	}
}
