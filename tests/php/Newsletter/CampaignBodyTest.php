<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Marketing\Newsletter\Campaigns\CampaignBody;
use Marketday\Tests\SiteTestCase;

/** What of a page can stand in a mail. */
final class CampaignBodyTest extends SiteTestCase {
	public function test_words_pictures_and_links_stay_with_whole_addresses(): void {
		$body = CampaignBody::ofHtml(
			'<h2 class="x">Spring &amp; more</h2><p>See <a href="/shop/?a=1&amp;b=2">our shop</a> &lt;now&gt;.</p>'
			. '<figure><img src="/wp-content/a.jpg" width="1200" alt="A boat"><figcaption>By the sea</figcaption></figure>'
			. '<ul><li>One</li><li>Two <strong>b</strong></li></ul>'
			. '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://example.com/x">Buy</a></div>'
		);

		$home = untrailingslashit( home_url() );
		self::assertStringContainsString( 'Spring &amp; more</h2>', $body->html );
		self::assertStringContainsString( 'href="' . esc_url( "{$home}/shop/?a=1&b=2" ) . '"', $body->html );
		self::assertMatchesRegularExpression( '~<img src="' . preg_quote( $home, '~' ) . '/wp-content/a.jpg" width="536" alt="A boat" ~', $body->html );
		self::assertStringContainsString( '<a class="m-button" href="https://example.com/x"', $body->html );
		self::assertStringContainsString( '&lt;now&gt;', $body->html );
		self::assertStringNotContainsString( 'class="x"', $body->html );
		self::assertSame(
			"Spring & more\n\nSee our shop ({$home}/shop/?a=1&b=2) <now>.\n\n[A boat]\n\nBy the sea\n\n- One\n- Two b\n\nBuy (https://example.com/x)",
			$body->text
		);
	}

	public function test_what_only_a_page_can_do_is_left_out(): void {
		$body = CampaignBody::ofHtml(
			'<p>Before</p><form action="/x"><p>Secret <input name="a"></p><button>Go</button></form><script>alert(1)</script><style>p{}</style>'
			. '<iframe src="https://example.com"></iframe><svg><text>s</text></svg><p hidden>Hidden</p><span class="screen-reader-text">Read</span>'
			. '<p onclick="x()" style="position:fixed">After <a href="javascript:alert(1)">link</a></p><noscript>None</noscript>'
		);

		self::assertSame( "Before\n\nAfter link", $body->text );
		foreach ( [ 'script', 'onclick', 'fixed', 'form', 'iframe', 'svg', 'Hidden', 'Secret', 'None' ] as $word ) {
			self::assertStringNotContainsString( $word, $body->html );
		}
		self::assertSame( substr_count( $body->html, '<p' ), substr_count( $body->html, '</p>' ) );
	}

	public function test_relative_links_lead_on_from_the_posts_own_address(): void {
		$body = CampaignBody::ofHtml( '<p><a href="map">Map</a> <a href="mailto:a@example.com">Ask</a> <img src="../a.jpg" alt="A"></p>', 'https://example.com/walks/spring/' );

		self::assertStringContainsString( 'href="https://example.com/walks/spring/map"', $body->html );
		self::assertStringContainsString( 'href="mailto:a@example.com"', $body->html );
		self::assertStringContainsString( 'src="https://example.com/walks/a.jpg"', $body->html );
	}

	public function test_is_what_a_visitor_sees_whoever_sends_it(): void {
		wp_set_current_user( 1 );
		add_filter( 'the_content', static fn ( string $html ): string => $html . ( is_user_logged_in() ? '<p>For members</p>' : '' ) );
		$post = get_post( (int) wp_insert_post( [ 'post_title' => 'Walks', 'post_content' => '<p>For all</p>', 'post_status' => 'publish' ] ) );

		self::assertSame( 'For all', CampaignBody::of( $post ?? self::fail() )->text );
		self::assertSame( 1, get_current_user_id() );
	}
}
