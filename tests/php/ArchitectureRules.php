<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use FilesystemIterator;
use PhpToken;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/** The rules of `docs/ARCHITECTURE.md` for PHP, read from the code's own words: comments and strings name nothing. */
final class ArchitectureRules {
	/** A row of a meta table that is written past WordPress's functions. */
	private const RAW_META = '/(?<!MetaRows::)\b(?:insert|insertMany|replace)\(\s*(?:\$wpdb->\w*meta\b|"\{\$wpdb->prefix\}\w*meta")|(?:INSERT|REPLACE)\s[^"\']*meta\}?\s*\(/';

	/** Rooms that keep the index of the search, or its words. */
	private const KEEPERS = [ 'Search/FacetIndex', 'Search/ProductSearch' ];

	/** Rooms that every feature may know: the contract of a shop, and that of its search. */
	private const CONTRACT = [ 'Engine/Contract', 'Search/Contract' ];

	private const ENGINES = [ 'Engine/Embedded', 'Engine/WooCommerce' ];

	private const WAYS = [ 'Search/Index', 'Search/Elastic' ];

	private const NAMES = [ T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED ];

	public function __construct( private readonly string $folder ) {}

	/** @return list<string> `Import/Page.php names Buying\Basket\Basket: features are strangers`, sorted. */
	public function violations(): array {
		$found = [];
		foreach ( $this->files() as $file ) {
			foreach ( $this->namesIn( $file ) as $name ) {
				$rule    = $this->ruleAgainst( $file, $name );
				$found[] = '' === $rule ? null : "{$file} names {$name}: {$rule}";
			}
			$isRaw   = 'Engine/Contract/Storage/MetaRows.php' !== $file && 1 === preg_match( self::RAW_META, (string) file_get_contents( "{$this->folder}/{$file}" ) );
			$found[] = $isRaw ? "{$file} writes rows of a meta table: MetaRows does, so that no text is unserialised" : null;
		}
		$found = array_values( array_unique( array_filter( $found, 'is_string' ) ) );
		sort( $found );
		return $found;
	}

	/** @return list<string> Below the folder, with forward slashes. */
	public function files(): array {
		$files = [];
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $this->folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( str_ends_with( (string) $file, '.php' ) ) {
				$files[] = str_replace( '\\', '/', substr( (string) $file, strlen( $this->folder ) + 1 ) );
			}
		}
		sort( $files );
		return $files;
	}

	private function ruleAgainst( string $file, string $name ): string {
		$room    = self::roomOf( $file );
		$isEmbed = 'Engine/Embedded' === $room;
		$isWoo   = 'Engine/WooCommerce' === $room;
		if ( str_starts_with( $name, 'ElasticPress\\' ) || str_starts_with( $name, 'EP_' ) ) {
			return 'Search/Elastic' === $room ? '' : 'only php/Search/Elastic names ElasticPress\'s symbols';
		}
		if ( ! str_starts_with( $name, 'Marketday\\' ) ) {
			return $isWoo ? '' : 'only php/Engine/WooCommerce names WooCommerce\'s symbols';
		}
		if ( 'Plugin.php' === $file ) {
			return '';
		}
		$other = self::roomOf( str_replace( '\\', '/', substr( $name, strlen( 'Marketday\\' ) ) ) );
		return match ( true ) {
			'Engine/Embedded' === $other    => $isEmbed ? '' : 'only the composition root knows the embedded engine',
			'Engine/WooCommerce' === $other => $isWoo ? '' : 'only the composition root knows WooCommerce\'s adapter',
			in_array( $other, self::WAYS, true )      => self::ruleOfSearch( $room ),
			$other === $room, 'Kernel' === $other     => '',
			in_array( $other, self::CONTRACT, true )  => 'Kernel' === $room ? 'the kernel knows no room' : '',
			'Kernel' === $room                        => 'the kernel knows no room',
			in_array( $room, [ ...self::CONTRACT, ...self::WAYS, ...self::ENGINES ], true ) => 'the store knows no feature',
			'Catalogue/Listing' === $room             => 'the listings know no feature',
			'Catalogue/Listing' === $other            => '',
			default                                   => 'features are strangers',
		};
	}

	/** Door and room of a file or a class: `Buying/Basket`; of the kernel, which has no door, `Kernel`. */
	private static function roomOf( string $path ): string {
		[ $door, $room ] = [ ...explode( '/', $path ), '' ];
		return match ( true ) {
			! str_contains( $path, '/' ) => '',
			'Kernel' === $door           => 'Kernel',
			default                      => "{$door}/{$room}",
		};
	}

	/** Ways of searching stand behind `Search\Contract`; who keeps the index, and the words it is searched by, knows it. */
	private static function ruleOfSearch( string $room ): string {
		return match ( true ) {
			in_array( $room, [ 'Search/Contract', ...self::WAYS, ...self::ENGINES, ...self::KEEPERS ], true ) => '',
			'Engine/Contract' === $room => 'the contract knows no way of searching',
			default                     => 'only who keeps the index knows it',
		};
	}

	/**
	 * Our own names with their room, WooCommerce's and ElasticPress's.
	 *
	 * @return list<string>
	 */
	private function namesIn( string $file ): array {
		$tokens = array_values( array_filter(
			PhpToken::tokenize( (string) file_get_contents( "{$this->folder}/{$file}" ) ),
			static fn ( PhpToken $token ): bool => ! $token->isIgnorable()
		) );
		$names  = [];
		foreach ( $tokens as $index => $token ) {
			if ( ! $token->is( self::NAMES ) ) {
				continue;
			}
			$name  = ltrim( $token->text, '\\' );
			$isOur = 1 === preg_match( '/^Marketday\\\\\w+/', $name ) && ! ( $tokens[ $index - 1 ] ?? $token )->is( T_NAMESPACE );
			if ( $isOur || 1 === preg_match( '/^(ElasticPress\\\\\w+|EP_[A-Z_]+$)/', $name ) || $this->isWooCommerce(
				$name,
				$tokens[ $index - 1 ] ?? $token,
				$tokens[ $index + 1 ] ?? $token
			) ) {
				$names[] = $name;
			}
		}
		return $names;
	}

	/** Its functions when they are called, its classes and constants; not methods and constants of ours. */
	private function isWooCommerce( string $name, PhpToken $before, PhpToken $after ): bool {
		if ( str_starts_with( $name, 'Automattic\\WooCommerce' ) ) {
			return true;
		}
		if ( $before->is( [ T_DOUBLE_COLON, T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_CONST, T_FUNCTION ] ) ) {
			return false;
		}
		return 1 === preg_match( '/^(wc|woocommerce)_\w+$/', $name ) && '(' === $after->text
			|| 'WC' === $name && '(' === $after->text
			|| 1 === preg_match( '/^(WC_\w+|WooCommerce)$/', $name );
	}
}
