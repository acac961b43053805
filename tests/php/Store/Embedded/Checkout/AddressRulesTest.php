<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddressField;
use Marketday\Engine\Embedded\Checkout\AddressForm;
use Marketday\Engine\Embedded\Checkout\AddressRules;
use Marketday\Engine\Embedded\Checkout\Countries;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Addresses as each country writes them. */
final class AddressRulesTest extends SalesTestCase {
	private function rules(): AddressRules {
		return new AddressRules( new Countries(), new AddressForm( new Countries() ) );
	}

	/** @return iterable<string, array{string, string, string|null}> */
	public static function postcodes(): iterable {
		yield 'GB' => [ 'GB', 'sw1a1aa', 'SW1A 1AA' ];
		yield 'GB, spaces' => [ 'GB', ' yo1   7hh ', 'YO1 7HH' ];
		yield 'GB, wrong' => [ 'GB', '12345', null ];
		yield 'IE' => [ 'IE', 'd02x285', 'D02 X285' ];
		yield 'IE, wrong' => [ 'IE', 'D02', null ];
		yield 'US' => [ 'US', '90210', '90210' ];
		yield 'US, long' => [ 'US', '90210-1234', '90210-1234' ];
		yield 'US, wrong' => [ 'US', '9021', null ];
		yield 'CA' => [ 'CA', 'k1a0b1', 'K1A 0B1' ];
		yield 'CA, wrong' => [ 'CA', 'D1A 0B1', null ];
		yield 'AU' => [ 'AU', '2000', '2000' ];
		yield 'DE' => [ 'DE', '10115', '10115' ];
		yield 'DE, wrong' => [ 'DE', '1011', null ];
		yield 'FR' => [ 'FR', '75001', '75001' ];
		yield 'ES' => [ 'ES', '28013', '28013' ];
		yield 'IT' => [ 'IT', '00184', '00184' ];
		yield 'NL' => [ 'NL', '1012nx', '1012 NX' ];
		yield 'NL, wrong' => [ 'NL', '1012 SS', null ];
		yield 'JP, from a Japanese keyboard' => [ 'JP', '１００－０００１', '100-0001' ];
		yield 'JP, with the long vowel for a hyphen' => [ 'JP', '１００ー０００１', '100-0001' ];
		yield 'IR, in Persian digits' => [ 'IR', '۱۱۳۶۸۱۳۱۵۱', '1136813151' ];
		yield 'EG, in Arabic digits, with a mark of direction' => [ 'EG', "\u{200F}١١٥١١", '11511' ];
		yield 'GB, copied with a blank that does not break' => [ 'GB', "sw1a\u{A0}1aa", 'SW1A 1AA' ];
		yield 'a country without pattern' => [ 'CL', 'abc 123', 'ABC123' ];
		yield 'markup anywhere' => [ 'CL', '"><x>', null ];
	}

	#[DataProvider( 'postcodes' )]
	public function test_postcodes( string $country, string $entered, ?string $written ): void {
		$address = $this->rules()->tidy( Address::fromArray( compact( 'country' ) + [ 'postcode' => $entered ] ) );
		$faults  = $this->rules()->faults( $address );
		if ( null === $written ) {
			self::assertStringStartsWith( 'Enter a valid postcode', $faults['postcode'] ?? '' );
			return;
		}
		self::assertSame( [ $written, [] ], [ $address->postcode, $faults ] );
	}

	/** What WooCommerce's `wc_format_postcode()` and `WC_Validation::is_postcode()` said of 836 values of 38 countries. */
	public function test_takes_and_writes_postcodes_as_woocommerce_does(): void {
		$countries = new Countries();
		/** @var list<array{string, string, string|null}> $cases */
		$cases     = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/postcode-cases.json' ), true );
		$differing = [];
		foreach ( $cases as [ $country, $typed, $written ] ) {
			$ours = $countries->isPostcode( $typed, $country ) ? $countries->formatPostcode( $typed, $country ) : null;
			if ( $written !== $ours ) {
				$differing[] = [ $country, $typed, $written, $ours ];
			}
		}
		self::assertGreaterThan( 800, count( $cases ) );
		self::assertSame( [], $differing );
	}

	public function test_countries_and_regions_have_names_in_the_language_of_the_page(): void {
		add_filter( 'pre_determine_locale', static fn (): string => 'de_DE' );
		$countries = new Countries();

		self::assertSame( 'Österreich', $countries->all()['AT'] );
		self::assertSame( [ 'NZ', 'NI' ], array_values( array_intersect( array_keys( $countries->all() ), [ 'NI', 'NZ' ] ) ) );
		self::assertSame( 'Kalifornien', $countries->regions( 'US' )['CA'] );
		self::assertSame( 'Georgia', $countries->regions( 'US' )['GA'] );
		self::assertSame( [ 'CA', 'CA' ], [ $countries->regionCode( 'Kalifornien', 'US' ), $countries->regionCode( 'California', 'US' ) ] );
		remove_all_filters( 'pre_determine_locale' );
		self::assertSame( 'Austria', $countries->all()['AT'] );
	}

	public function test_regions_are_codes_also_by_name(): void {
		self::assertSame( 'CA', $this->rules()->tidy( new Address( state: 'california', country: 'US' ) )->state );
		self::assertSame( 'JP26', $this->rules()->tidy( new Address( state: 'Kyoto', country: 'JP' ) )->state );
		self::assertSame( 'Yorkshire', $this->rules()->tidy( new Address( state: 'Yorkshire', country: 'GB' ) )->state );
		self::assertArrayHasKey( 'state', $this->rules()->faults( new Address( state: 'Nowhere', country: 'US' ) ) );
	}

	public function test_stand_as_on_an_envelope_of_their_country(): void {
		$lines = static fn ( string ...$fields ): array => ( new Countries() )->addressLines( new Address( ...$fields ) );

		self::assertSame(
			[ 'Ann Walker', '14 Finkle Street', 'Kendal', 'LA9 4ZZ', 'United Kingdom' ],
			$lines( firstName: 'Ann', lastName: 'Walker', address1: '14 Finkle Street', city: 'Kendal', postcode: 'LA9 4ZZ', country: 'GB', email: 'ann@example.com' )
		);
		self::assertSame( [ 'Am Markt 1', '10115 Berlin', 'Germany' ], $lines( address1: 'Am Markt 1', city: 'Berlin', postcode: '10115', country: 'DE' ) );
		self::assertSame( [ 'Los Angeles', 'California', '90210', 'United States' ], $lines( city: 'Los Angeles', state: 'CA', postcode: '90210', country: 'US' ) );
		self::assertSame( [], $lines( country: 'GB' ) );
	}

	/** @return iterable<string, array{string, array<string, array{bool, bool, string}>}> */
	public static function forms(): iterable {
		yield 'GB' => [ 'GB', [ 'state' => [ false, false, 'County' ], 'postcode' => [ true, false, 'Postcode' ] ] ];
		yield 'US' => [ 'US', [ 'state' => [ true, false, 'State' ], 'postcode' => [ true, false, 'ZIP code' ] ] ];
		yield 'IE' => [ 'IE', [ 'state' => [ true, false, 'County' ], 'postcode' => [ true, false, 'Eircode' ] ] ];
		yield 'FR' => [ 'FR', [ 'state' => [ false, true, 'State / County' ] ] ];
		yield 'IT' => [ 'IT', [ 'state' => [ true, false, 'Province' ] ] ];
		yield 'AU' => [ 'AU', [ 'city' => [ true, false, 'Suburb' ] ] ];
		yield 'AE, which has no postcodes' => [ 'AE', [ 'postcode' => [ false, true, 'Postcode' ] ] ];
		yield 'HK, which hardly uses them' => [ 'HK', [ 'postcode' => [ false, false, 'Postcode' ] ] ];
		yield 'JP' => [ 'JP', [ 'state' => [ true, false, 'Prefecture' ], 'postcode' => [ true, false, 'Postcode' ] ] ];
	}

	/** @param array<string, array{bool, bool, string}> $expected */
	#[DataProvider( 'forms' )]
	public function test_forms_ask_what_the_country_needs( string $country, array $expected ): void {
		$fields = [];
		foreach ( $this->shop()->checkout()->addressFields( 'billing', $country ) as $field ) {
			$fields[ $field->name ] = [ $field->required, $field->hidden, $field->label ];
		}
		self::assertSame( $expected, array_replace( $expected, array_intersect_key( $fields, $expected ) ) );
	}

	public function test_the_postcode_comes_before_the_town_on_the_continent(): void {
		$order = fn ( string $country ): array => array_map(
			static fn ( AddressField $field ): string => $field->name,
			$this->shop()->checkout()->addressFields( 'shipping', $country )
		);
		self::assertLessThan( array_search( 'city', $order( 'DE' ), true ), array_search( 'postcode', $order( 'DE' ), true ) );
		self::assertGreaterThan( array_search( 'city', $order( 'GB' ), true ), array_search( 'postcode', $order( 'GB' ), true ) );
		self::assertNotContains( 'email', $order( 'GB' ) );
	}

	public function test_only_countries_the_shop_sells_to(): void {
		$this->set( [ 'woocommerce_allowed_countries' => 'specific', 'woocommerce_specific_allowed_countries' => [ 'GB', 'IE' ] ] );
		self::assertSame( [ 'IE', 'GB' ], array_keys( $this->shop()->checkout()->countries() ) );
		self::assertSame( [ 'country' ], array_keys( $this->rules()->complaints( 'billing', $this->ann( country: 'FR', postcode: '75001' ) ) ) );
	}

	public function test_an_international_address_is_kept_as_mail_servers_write_it(): void {
		$tidied = $this->rules()->tidy( new Address( country: 'GB', email: 'mailto:ann@Exämple.de' ) );
		self::assertSame( 'ann@xn--exmple-cua.de', $tidied->email );
		self::assertSame( [], $this->rules()->faults( $tidied ) );
		self::assertSame( [], $this->rules()->faults( new Address( country: 'GB', email: 'ann@exämple.de' ) ) );
	}

	public function test_signs_in_an_address_stay(): void {
		$tidied = $this->rules()->tidy( new Address( lastName: 'Zoë <3', address1: '50%af <b>Street</b> & Co < 5', country: 'GB' ) );
		self::assertSame( [ 'Zoë <3', '50%af Street & Co < 5' ], [ $tidied->lastName, $tidied->address1 ] );
	}

	public function test_email_and_phone(): void {
		$faults = fn ( string $email, string $phone ): array => array_keys( $this->rules()->faults( new Address( country: 'GB', email: $email, phone: $phone ) ) );
		self::assertSame( [], $faults( 'a@example.com', '+44 (0)20 7946-0958' ) );
		self::assertSame( [ 'email', 'phone' ], $faults( 'a@', '12' ) );
	}
}
