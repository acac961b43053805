<?php

declare( strict_types=1 );

namespace Marketday\Tests\CurrencySwitcher;

use Marketday\Buying\CurrencySwitcher\CurrencyList;
use Marketday\Buying\CurrencySwitcher\VisitorsCurrency;
use Marketday\Tests\Markup;
use Marketday\Tests\MarkupFixture;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The block: links that choose, complete without scripts. */
final class SwitcherTest extends SiteTestCase {
	public function test_there_is_nothing_to_choose_where_the_shop_has_one_currency(): void {
		self::assertSame( '', $this->block( [] ) );
	}

	public function test_each_currency_is_a_link_and_the_visitors_own_is_marked(): void {
		$this->shopHasEurosAndDollars();
		$_COOKIE[ VisitorsCurrency::COOKIE ] = 'EUR';

		$html = $this->block( [] );

		preg_match_all( '/href="([^"]+)" rel="nofollow" data-currency="([A-Z]{3})"( aria-current="true")?>([^<]+)</', $html, $links, PREG_SET_ORDER );
		self::assertSame(
			[ [ 'GBP', '', '£ GBP' ], [ 'EUR', ' aria-current="true"', '€ EUR' ], [ 'USD', '', '$ USD' ] ],
			array_map( static fn ( array $link ): array => array_slice( $link, 2 ), $links )
		);
		self::assertStringEndsWith( 'marketday-set-currency=EUR', html_entity_decode( $links[1][1] ) );
		self::assertStringContainsString( '<summary', $html );
	}

	public function test_a_list_has_no_button_and_label_and_signs_are_the_editors(): void {
		$this->shopHasEurosAndDollars();

		$html = $this->block( [
			'display'   => 'list',
			'label'     => 'Pay <in>',
			'showLabel' => true,
			'showSign'  => false,
		] );

		self::assertStringNotContainsString( '<summary', $html );
		self::assertStringContainsString( '<span class="marketday-currency__label" aria-hidden="true">Pay &lt;in&gt;</span>', $html );
		self::assertStringContainsString( '>EUR</a>', $html );
	}

	/** @param array<string, mixed> $attributes */
	#[DataProvider( 'displays' )]
	public function test_draws_what_the_component_reads( string $case, array $attributes ): void {
		$this->shopHasEurosAndDollars();
		$_COOKIE[ VisitorsCurrency::COOKIE ] = 'EUR';
		$html = do_blocks( '<!-- wp:marketday/currency-switcher ' . wp_json_encode( (object) $attributes ) . ' /-->' );

		MarkupFixture::check( "currency-switcher/{$case}", (string) preg_replace(
			[ '/https?:[^"&]*\/wp-admin/', '/href="[^"]*(marketday-set-currency)/' ],
			[ 'http://localhost/wp-admin', 'href="/?$1' ],
			$html
		) );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function displays(): iterable {
		yield 'behind a button' => [ 'button', [] ];
		yield 'behind a button with a label' => [ 'label', [ 'showLabel' => true, 'label' => 'Pay <in>' ] ];
		yield 'all at once' => [ 'list', [ 'display' => 'list', 'showSign' => false ] ];
		yield 'all at once, with a label' => [ 'list-label', [ 'display' => 'list', 'showLabel' => true ] ];
	}

	private function shopHasEurosAndDollars(): void {
		update_option( CurrencyList::OPTION, [ [ 'code' => 'EUR', 'rate' => '1.17' ], [ 'code' => 'USD', 'rate' => '1.27' ] ] );
	}

	/** @param array<string, mixed> $attributes */
	private function block( array $attributes ): string {
		return Markup::of( trim( do_blocks( '<!-- wp:marketday/currency-switcher ' . wp_json_encode( (object) $attributes ) . ' /-->' ) ) );
	}
}
