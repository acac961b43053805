<?php

declare( strict_types=1 );

namespace Marketday\Tests\Header;

use Marketday\Site\Header\SkipLink;
use Marketday\Tests\Markup;
use Marketday\Tests\MarkupFixture;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What stands at the head of every page (docs/PROTOCOL.md#site-parts). */
final class HeaderTest extends SiteTestCase {
	public function test_a_panel_opens_without_scripts_and_has_a_name(): void {
		$html = Markup::of( do_blocks( '<!-- wp:marketday/menu-sidebar --><p>Shop</p><!-- /wp:marketday/menu-sidebar -->' ) );

		self::assertMatchesRegularExpression( '#<button[^>]* popovertarget="(marketday-panel-\d+)"[^>]* aria-label="Menu">.*<dialog id="\1" class="marketday-panel is-start" popover aria-label="Menu">.*<p>Shop</p>#s', $html );
	}

	public function test_two_panels_have_two_ids(): void {
		$html = Markup::of( do_blocks( '<!-- wp:marketday/search-overlay /--><!-- wp:marketday/search-overlay {"label":"Find it","showLabel":true} /-->' ) );

		preg_match_all( '/<dialog id="([^"]+)" class="marketday-panel is-top"/', $html, $ids );
		self::assertCount( 2, array_unique( $ids[1] ) );
		self::assertStringContainsString( '<span>Find it</span></button>', $html );
	}

	public function test_guests_log_in_and_users_have_their_account(): void {
		self::assertStringContainsString( '<span>Log in</span>', do_blocks( '<!-- wp:marketday/account-link /-->' ) );

		wp_set_current_user( (int) get_users( [ 'number' => 1, 'fields' => 'ID' ] )[0] );
		self::assertStringContainsString( '<span>My account</span>', do_blocks( '<!-- wp:marketday/account-link /-->' ) );
		self::assertStringContainsString( ' aria-label="My account"><svg', do_blocks( '<!-- wp:marketday/account-link {"showLabel":false,"showIcon":false} /-->' ) );
	}

	public function test_a_navigation_of_that_style_has_a_last_entry_in_its_own_line(): void {
		$link = '<!-- wp:navigation-link {"label":"Shop","url":"/shop/","kind":"custom"} /-->';
		$menu = $link . '<!-- wp:navigation-submenu {"label":"Help","url":"/help/","kind":"custom"} -->' . $link . '<!-- /wp:navigation-submenu -->';

		$html = Markup::of( do_blocks( "<!-- wp:navigation {\"className\":\"is-style-marketday-more\"} -->{$menu}<!-- /wp:navigation -->" ) );

		self::assertMatchesRegularExpression( '~</ul>\s*</li><li class="wp-block-navigation-item marketday-more" hidden>.*</li></ul>~s', $html );
		self::assertSame( 1, substr_count( $html, 'marketday-more__button' ) );
		self::assertStringNotContainsString( 'marketday-more', do_blocks( "<!-- wp:navigation -->{$menu}<!-- /wp:navigation -->" ) );
	}

	public function test_a_menu_in_a_sticky_header_has_one_last_entry(): void {
		$menu = '<!-- wp:navigation {"className":"is-style-marketday-more"} --><!-- wp:navigation-link {"label":"Shop","url":"/shop/","kind":"custom"} /--><!-- /wp:navigation -->';
		$html = do_blocks( '<!-- wp:group {"className":"is-style-marketday-sticky"} --><div class="wp-block-group is-style-marketday-sticky">' . $menu . '</div><!-- /wp:group -->' );

		self::assertSame( 1, substr_count( $html, 'marketday-more__button' ) );
	}

	public function test_the_components_read_panels_and_the_last_entry(): void {
		$menu = do_blocks( '<!-- wp:navigation {"className":"is-style-marketday-more"} --><!-- wp:navigation-link {"label":"Shop","url":"/shop/","kind":"custom"} /--><!-- /wp:navigation -->' );

		preg_match( '~<div data-marketday-island="menu-more">.*</ul></div>(?=</li>)~s', $menu, $more );
		MarkupFixture::check( 'menu-more/first', (string) preg_replace( '/marketday-more-\d+/', 'marketday-more-1', $more[0] ?? '' ) );
		foreach ( [
			'menu'   => '<!-- wp:marketday/menu-sidebar {"side":"end"} --><p>Shop</p><!-- /wp:marketday/menu-sidebar -->',
			'search' => '<!-- wp:marketday/search-overlay {"label":"Find it","showLabel":true} /-->',
		] as $case => $block ) {
			MarkupFixture::check( "header-panel/{$case}", (string) preg_replace( '/marketday-panel-\d+/', 'marketday-panel-1', do_blocks( $block ) ) );
		}
	}

	public function test_a_page_without_a_skip_link_gets_one_before_everything_else(): void {
		$page = '<html><head></head><body class="home"><header><a href="/">Shop</a></header><main><h1>Mugs</h1></main></body></html>';

		$html = SkipLink::add( $page );

		self::assertStringContainsString( '<body class="home"><a class="skip-link screen-reader-text marketday-skip-link" href="#marketday-content">Skip to content</a><header>', $html );
		self::assertMatchesRegularExpression( '#<main (?=[^>]*id="marketday-content")(?=[^>]*tabindex="-1")[^>]*><h1>#', $html );
	}

	public function test_it_leads_to_the_id_that_the_region_has(): void {
		$html = SkipLink::add( '<html><body><div id="page"><div id="content" tabindex="0">Mugs</div></div></body></html>' );

		self::assertStringContainsString( 'href="#content">Skip to content</a>', $html );
		self::assertStringContainsString( '<div id="content" tabindex="0">', $html );
	}

	#[DataProvider( 'finished' )]
	public function test_a_page_that_needs_none_stays_as_it_is( string $page ): void {
		self::assertSame( $page, SkipLink::add( $page ) );
	}

	/** @return iterable<string, array{string}> */
	public static function finished(): iterable {
		yield 'one that has a skip link' => [ '<html><body><a class="skip-link" href="#main">Skip</a><main id="main">Mugs</main></body></html>' ];
		yield 'one without a region' => [ '<html><body><p>Mugs</p></body></html>' ];
		yield 'something else' => [ '{"code":"x"}' ];
		yield 'nothing' => [ '' ];
	}
}
