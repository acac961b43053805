<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Embedded\Tax\Postcode;

/** The countries a shop sells and sends to, and the regions of those that have a list of them. */
final class Countries {
	/** Languages with names of their own in names/. */
	private const LANGUAGES = [ 'ar', 'de', 'es', 'fr' ];

	/** @var array<string, array{countries: array<string, string>, regions: array<string, array<string, string>>}> By language. */
	private array $names = [];

	/** @var array<string, array<string, string>> In order, by locale. */
	private array $all = [];

	/** @var array{names: array<string, string>, continents: array<string, list<string>>}|null */
	private ?array $world = null;

	/** @var array{withoutPostcode: list<string>, optionalPostcode: list<string>, postcodeFirst: list<string>, withoutRegion: list<string>, fields: array<string, array<string, array<string, mixed>>>, postcodes: array<string, string>}|null */
	private ?array $locale = null;

	/** @var array<string, array<string, string>>|null */
	private ?array $regions = null;

	/** @return array<string, string> Every country's name by code, in the language of the page and in its order. */
	public function all(): array {
		$own = $this->names()['countries'];
		return [] === $own ? $this->world()['names'] : $this->all[ determine_locale() ] ??= self::sort( $own + $this->world()['names'] );
	}

	/** @return array<string, list<string>> Codes by continent. */
	public function continents(): array {
		return $this->world()['continents'];
	}

	/** @return array<string, string> Where the shop sells to, by the setting `woocommerce_allowed_countries`. */
	public function selling(): array {
		$all = $this->all();
		return match ( get_option( 'woocommerce_allowed_countries', 'all' ) ) {
			'specific'   => array_intersect_key( $all, array_flip( $this->codes( 'woocommerce_specific_allowed_countries' ) ) ),
			'all_except' => array_diff_key( $all, array_flip( $this->codes( 'woocommerce_all_except_countries' ) ) ),
			default      => $all,
		};
	}

	/** @return array<string, string> Where it sends to: to all it sells to, or to some countries only. */
	public function shipping(): array {
		return match ( get_option( 'woocommerce_ship_to_countries', '' ) ) {
			'all'      => $this->all(),
			'specific' => array_intersect_key( $this->all(), array_flip( $this->codes( 'woocommerce_specific_ship_to_countries' ) ) ),
			default    => $this->selling(),
		};
	}

	/** @return array<string, string> Name by code, [] where the country has no list. */
	public function regions( string $country ): array {
		$names = $this->englishRegions( $country );
		$own   = array_intersect_key( $this->names()['regions'][ $country ] ?? [], $names );
		return [] === $own ? $names : self::sort( $own + $names );
	}

	/** @return array<string, string> */
	private function englishRegions( string $country ): array {
		$this->regions ??= require __DIR__ . '/regions.php';
		return $this->regions[ $country ] ?? [];
	}

	/** @return list<string> As on an envelope, with the names of country and region; [] for a country alone. */
	public function addressLines( Address $address ): array {
		$country = $address->country;
		$isFirst = in_array( $country, $this->locale()['postcodeFirst'], true );
		$written = static fn ( string ...$lines ): array => array_values( array_filter(
			array_map( 'trim', $lines ),
			static fn ( string $line ): bool => '' !== $line
		) );
		$lines   = $written(
			"{$address->firstName} {$address->lastName}",
			$address->company,
			$address->address1,
			$address->address2,
			$isFirst ? "{$address->postcode} {$address->city}" : $address->city,
			$this->regions( $country )[ $address->state ] ?? $address->state,
			$isFirst ? '' : $address->postcode
		);
		return [] === $lines ? [] : $written( ...[ ...$lines, $this->all()[ $country ] ?? $country ] );
	}

	/** @return array<string, array<string, mixed>> What this country's form asks for, by field: label, required, hidden, priority (place in the form). */
	public function fields( string $country ): array {
		$locale   = $this->locale();
		$is       = static fn ( string $list ): bool => in_array( $country, $locale[ $list ], true );
		$postcode = [
			'hidden'   => $is( 'withoutPostcode' ),
			'required' => ! $is( 'optionalPostcode' ),
		] + ( $is( 'postcodeFirst' ) ? [ 'priority' => 65 ] : [] );
		$state    = [
			'hidden'   => $is( 'withoutRegion' ),
			'required' => false,
		];
		return array_replace_recursive( [ 'postcode' => $postcode, 'state' => $state ], $locale['fields'][ $country ] ?? [] );
	}

	public function isPostcode( string $postcode, string $country ): bool {
		$pattern = $this->locale()['postcodes'][ $country ] ?? '[A-Z0-9]*';
		return 1 === preg_match( '/^(' . $pattern . ')$/', self::solid( $postcode ) );
	}

	/** Postcode as it is written in its country: `SW1A 1AA`. What is none there stays as it was typed, in capitals. */
	public function formatPostcode( string $postcode, string $country ): string {
		return $this->isPostcode( $postcode, $country )
			? Postcode::format( self::solid( $postcode ), $country )
			: strtoupper( trim( (string) preg_replace( '/\s+/', ' ', $postcode ) ) );
	}

	/** Postcode in capitals, without blanks and hyphens. */
	private static function solid( string $postcode ): string {
		return strtoupper( (string) preg_replace( '/[\s\-]+/', '', $postcode ) );
	}

	/** The region's code, also from its name; the text itself where the country has no list. */
	public function regionCode( string $text, string $country ): string {
		$regions = $this->regions( $country );
		if ( [] === $regions || '' === $text ) {
			return $text;
		}
		$capitals = mb_strtoupper( $text );
		if ( isset( $regions[ $capitals ] ) ) {
			return $capitals;
		}
		foreach ( [ $regions, $this->englishRegions( $country ) ] as $names ) {
			$found = array_search( $capitals, array_map( 'mb_strtoupper', $names ), true );
			if ( false !== $found ) {
				return (string) $found;
			}
		}
		return $text;
	}

	/** @return list<string> */
	private function codes( string $option ): array {
		return array_values( array_filter( (array) get_option( $option, [] ), 'is_string' ) );
	}

	/**
	 * Names in the language of the page, where they are not the English ones; made by tools/countries.
	 *
	 * @return array{countries: array<string, string>, regions: array<string, array<string, string>>}
	 */
	private function names(): array {
		$language = substr( determine_locale(), 0, 2 );
		if ( ! isset( $this->names[ $language ] ) ) {
			$file                     = __DIR__ . "/names/{$language}.php";
			$this->names[ $language ] = in_array( $language, self::LANGUAGES, true ) ? require $file : [
				'countries' => [],
				'regions'   => [],
			];
		}
		return $this->names[ $language ];
	}

	/**
	 * @param array<string, string> $names
	 * @return array<string, string> As a reader looks them up: Österreich among O.
	 */
	private static function sort( array $names ): array {
		uasort( $names, static fn ( string $one, string $other ): int => strcasecmp( remove_accents( $one ), remove_accents( $other ) ) );
		return $names;
	}

	/** @return array{names: array<string, string>, continents: array<string, list<string>>} */
	private function world(): array {
		return $this->world ??= require __DIR__ . '/countries.php';
	}

	/** @return array{withoutPostcode: list<string>, optionalPostcode: list<string>, postcodeFirst: list<string>, withoutRegion: list<string>, fields: array<string, array<string, array<string, mixed>>>, postcodes: array<string, string>} */
	private function locale(): array {
		return $this->locale ??= require __DIR__ . '/locale.php';
	}
}
