<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Tests\SiteTestCase;
use WP_Block_Template;

final class TemplatePartsTest extends SiteTestCase {
	public function test_an_editor_may_choose_a_header_of_the_shop_and_one_for_the_checkout(): void {
		self::assertContains( 'marketday-header', $this->slugsIn( 'header' ) );
		self::assertContains( 'marketday-checkout-header', $this->slugsIn( 'header' ) );
		self::assertNotContains( 'marketday-footer', $this->slugsIn( 'header' ) );
		self::assertContains( 'marketday-footer', $this->slugsIn( 'footer' ) );
	}

	public function test_a_part_is_drawn_on_a_page(): void {
		$html = do_blocks( '<!-- wp:template-part {"slug":"marketday-header","tagName":"header"} /-->' );

		self::assertStringContainsString( 'marketday-mini-basket', $html );
		self::assertStringContainsString( 'marketday-product-search', $html );
	}

	public function test_the_footer_leads_to_the_pages_that_the_shop_has_and_to_those_it_publishes_later(): void {
		$account = self::page( 'Customers & friends' );
		$terms   = self::page( 'Terms of sale' );
		$returns = self::page( 'Returns', 'draft' );
		update_option( 'woocommerce_myaccount_page_id', $account );
		update_option( 'woocommerce_terms_page_id', $terms );
		update_option( 'woocommerce_refund_returns_page_id', $returns );
		$content = get_block_template( get_stylesheet() . '//marketday-footer', 'wp_template_part' )->content ?? '';

		$html = do_blocks( $content );
		self::assertMatchesRegularExpression( '~Customers &(amp|#038); friends</span></a>~', $html );
		self::assertStringContainsString( '>Terms of sale</span>', $html );
		self::assertStringNotContainsString( '>Returns</span>', $html );
		self::assertStringNotContainsString( 'wp-block-list', $html );

		wp_update_post( [ 'ID' => $returns, 'post_status' => 'publish' ] );
		self::assertStringContainsString( '>Returns</span>', do_blocks( $content ) );
	}

	public function test_the_header_is_one_row_of_the_shops_own_links(): void {
		$contact = self::page( 'Contact' );
		self::page( 'Another plugin’s page' );

		$html = do_blocks( '<!-- wp:template-part {"slug":"marketday-header","tagName":"header"} /-->' );

		self::assertStringContainsString( (string) get_permalink( $contact ), $html );
		self::assertStringNotContainsString( 'Another plugin', $html );
		foreach ( [ 'marketday-search-overlay', 'marketday-account-link', 'marketday-list-link', 'marketday-mini-basket', 'is-style-marketday-sticky' ] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
	}

	private static function page( string $title, string $status = 'publish' ): int {
		return (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => $status, 'post_title' => $title ] );
	}

	public function test_the_checkout_has_no_way_into_the_shop_and_no_newsletter_around_it(): void {
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Sending it back' ] );
		update_option( 'woocommerce_refund_returns_page_id', $page );
		$template = get_block_template( get_stylesheet() . '//page-checkout' ) ?? get_block_template( 'marketday//page-checkout' );
		$content  = (string) $template?->content;
		self::assertStringContainsString( '"marketday-checkout-header"', $content );
		self::assertStringContainsString( '"marketday-checkout-footer"', $content );

		$html = do_blocks( '<!-- wp:template-part {"slug":"marketday-checkout-header"} /--><!-- wp:template-part {"slug":"marketday-checkout-footer"} /-->' );

		self::assertStringContainsString( '>Sending it back</a>', $html );
		foreach ( [ 'wp-block-navigation', 'marketday-product-search', 'marketday-newsletter' ] as $part ) {
			self::assertStringNotContainsString( $part, $html );
		}
	}

	public function test_a_part_that_an_editor_has_saved_is_listed_once_and_drawn_as_saved(): void {
		$id = wp_insert_post( [ 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'marketday-header', 'post_title' => 'Ours', 'post_content' => '<!-- wp:paragraph --><p>Changed by hand</p><!-- /wp:paragraph -->' ] );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $id, 'header', 'wp_template_part_area' );

		self::assertSame( 1, count( array_keys( $this->slugsIn( 'header' ), 'marketday-header', true ) ) );
		self::assertStringContainsString( 'Changed by hand', do_blocks( '<!-- wp:template-part {"slug":"marketday-header"} /-->' ) );
	}

	/** @return list<string> */
	private function slugsIn( string $area ): array {
		return array_map(
			static fn ( WP_Block_Template $part ): string => $part->slug,
			array_values( get_block_templates( [ 'area' => $area ], 'wp_template_part' ) )
		);
	}
}
