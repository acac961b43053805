<?php

declare( strict_types=1 );

namespace Marketday\Tests\CurrencySwitcher;

use Marketday\Buying\CurrencySwitcher\CurrencyList;
use Marketday\Buying\CurrencySwitcher\Rates;
use Marketday\Buying\CurrencySwitcher\VisitorsCurrency;
use Marketday\Engine\Contract\Currency;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\SystemClock;
use Marketday\Tests\OtherSite;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The shop's further currencies, where their rates come from, and whose choice counts. */
final class RatesTest extends SiteTestCase {
	private const XML = "<Cube time='2026-03-02'><Cube currency='USD' rate='1.0800'/><Cube currency='GBP' rate='0.8640'/><Cube currency='XXX' rate='-1'/></Cube>";

	protected function setUp(): void {
		parent::setUp();
		// The other site of the test is on this machine.
		add_filter( 'http_request_host_is_external', '__return_true' );
	}

	public function test_a_feed_is_read_against_the_shops_own_currency_with_the_margin(): void {
		$site = OtherSite::start( '<?php echo ' . var_export( self::XML, true ) . ';' );
		update_option( Rates::FEED, "http://localhost:{$site->port}/" );
		update_option( CurrencyList::OPTION, [ [ 'code' => 'EUR' ], [ 'code' => 'USD', 'rate' => '1.3' ], [ 'code' => 'JPY' ] ] );
		$rates = $this->rates();

		$rates->fetch();
		$site->stop();

		self::assertSame( '1.157407', $rates->of( 'EUR', 'GBP', '' ) );
		update_option( Rates::MARGIN, '2' );
		self::assertSame( '1.180556', $rates->of( 'EUR', 'GBP', '' ) );
		self::assertSame( '1.3', $rates->of( 'USD', 'GBP', '1.3' ), 'What is typed counts.' );
		self::assertSame( [ 'GBP', 'EUR', 'USD' ], ( new CurrencyList( $rates ) )->codes( self::pound() ), 'The feed knows no yen.' );
		self::assertEqualsWithDelta( time(), $rates->fetchedAt(), 5 );
		self::assertSame( '', $rates->fault() );
	}

	public function test_rates_stay_while_the_feed_is_gone_and_the_shop_is_told(): void {
		$site = OtherSite::start( '<?php echo ' . var_export( self::XML, true ) . ';' );
		update_option( Rates::FEED, "http://localhost:{$site->port}/" );
		$rates = $this->rates();
		$rates->fetch();
		$site->stop();

		$rates->fetch();

		self::assertSame( '1.157407', $rates->of( 'EUR', 'GBP', '' ) );
		self::assertNotSame( '', $rates->fault() );
	}

	/** @param array<string, string> $rates */
	#[DataProvider( 'bodies' )]
	public function test_what_a_feed_says_is_read_or_nothing_is( string $body, array $rates ): void {
		self::assertSame( $rates, Rates::read( $body ) );
	}

	/** @return iterable<string, array{string, array<string, string>}> */
	public static function bodies(): iterable {
		yield 'XML' => [ self::XML, [ 'EUR' => '1', 'USD' => '1.0800', 'GBP' => '0.8640' ] ];
		yield 'JSON' => [ '{"base":"GBP","date":"2026-03-02","rates":{"USD":1.27,"eur":2,"JPY":"x"}}', [ 'GBP' => '1', 'USD' => '1.27' ] ];
		yield 'a page' => [ '<html>Not found</html>', [] ];
		yield 'nothing' => [ '', [] ];
		yield 'only a base' => [ '{"base":"GBP","rates":{}}', [] ];
	}

	public function test_rules_that_do_not_hold_are_left_out(): void {
		$rules = CurrencyList::read( [
			[ 'code' => 'USD', 'rate' => '1,27', 'step' => '100', 'charm' => '1', 'position' => 'left', 'decimals' => '2' ],
			[ 'code' => 'EUR', 'rate' => '-5', 'step' => '7', 'charm' => '99', 'position' => 'above', 'decimals' => '9' ],
			[ 'code' => '<b>', 'rate' => '1' ],
			'USD',
		] );

		self::assertSame( [
			'USD' => [ 'code' => 'USD', 'rate' => '1.27', 'decimals' => 2, 'position' => 'left', 'step' => 100, 'charm' => 1 ],
			'EUR' => [ 'code' => 'EUR', 'rate' => '', 'decimals' => 3, 'position' => 'left', 'step' => 1, 'charm' => 0 ],
		], $rules );
	}

	#[DataProvider( 'choices' )]
	public function test_whose_choice_counts( mixed $cookie, string $address, ?string $shown ): void {
		update_option( CurrencyList::OPTION, [ [ 'code' => 'USD', 'rate' => '1.27' ] ] );
		$_COOKIE[ VisitorsCurrency::COOKIE ] = $cookie;
		$uri                                 = $_SERVER['REQUEST_URI'] ?? '';
		$_SERVER['REQUEST_URI']              = $address;
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );

		$exchange               = ( new VisitorsCurrency( new CurrencyList( $this->rates() ) ) )->exchange( self::pound() );
		$_SERVER['REQUEST_URI'] = $uri;

		self::assertSame( $shown, $exchange?->to->code );
	}

	/** @return iterable<string, array{mixed, string, ?string}> */
	public static function choices(): iterable {
		yield 'a visitor on a page' => [ 'USD', '/shop/', 'USD' ];
		yield 'a basket' => [ 'USD', '/wp-json/wc/store/v1/cart', 'USD' ];
		yield 'the shop\'s own currency' => [ 'GBP', '/shop/', null ];
		yield 'a currency the shop has not' => [ 'EUR', '/shop/', null ];
		yield 'a tampered cookie' => [ 'USD"><script>', '/shop/', null ];
		yield 'a list' => [ [ 'USD' ], '/shop/', null ];
		yield 'an interface of the shop\'s people' => [ 'USD', '/wp-json/wc/v3/products', null ];
		yield 'the editor' => [ 'USD', '/wp-json/wp/v2/product', null ];
		yield 'a page that names it' => [ '', '/shop/?marketday-currency=USD', 'USD' ];
		yield 'a page that names another' => [ 'USD', '/shop/?marketday-currency=GBP', null ];
	}

	private function rates(): Rates {
		return new Rates( new HttpClient( 5.0, 1, static fn (): array => [ '127.0.0.2' ] ), $this->engine()->jobs(), new SystemClock() );
	}

	private static function pound(): Currency {
		return new Currency( 'GBP', '£', 2, 'left', '.', ',' );
	}
}
