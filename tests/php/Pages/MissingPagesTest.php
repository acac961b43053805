<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Site\Pages\MissingPages;
use Marketday\Tests\SiteTestCase;

final class MissingPagesTest extends SiteTestCase {
	private int $basket = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->basket = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Your <em>basket</em>' ] );
		update_option( 'woocommerce_cart_page_id', $this->basket );
		wp_set_current_user( 1 );
	}

	public function test_says_nothing_while_the_pages_are_there(): void {
		self::assertStringNotContainsString( 'basket', $this->notice() );
	}

	public function test_tells_an_editor_of_a_page_in_the_bin_and_how_to_get_it_back(): void {
		wp_trash_post( $this->basket );

		self::assertStringContainsString( 'is in the bin', $this->notice() );
		self::assertStringContainsString( "post={$this->basket}&#038;action=untrash", $this->notice() );
		wp_set_current_user( 0 );
		self::assertSame( '', $this->notice() );
	}

	public function test_a_page_of_the_shop_comes_back_from_the_bin_as_it_was(): void {
		wp_trash_post( $this->basket );
		wp_untrash_post( $this->basket );

		self::assertSame( 'publish', get_post_status( $this->basket ) );
	}

	public function test_other_pages_come_back_as_wordpress_has_it(): void {
		$other = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'About' ] );
		wp_trash_post( $other );
		wp_untrash_post( $other );

		self::assertSame( 'draft', get_post_status( $other ) );
	}

	private function notice(): string {
		ob_start();
		( new MissingPages( $this->engine() ) )->printNotice();
		return (string) ob_get_clean();
	}
}
