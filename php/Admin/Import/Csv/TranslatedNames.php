<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Csv;

defined( 'ABSPATH' ) || exit;

use WP_Translation_File;

/**
 * Names of columns in other languages: as WooCommerce's language files of this site have them, and a list of our own for a site
 * without them. They are compared without accents, capitals and signs. Loaded for a file only that has a column not known in English.
 */
final class TranslatedNames {
	/** @var array<string, Column>|null By folded name, `#` for a number. */
	private static ?array $names = null;

	public static function of( string $name ): ?Column {
		$folded = self::fold( $name );
		if ( '' === $folded ) {
			return null;
		}
		$number = 1 === preg_match( '/\d{1,3}/', $folded, $found ) ? $found[0] : '';
		$column = self::names()[ '' === $number ? $folded : (string) preg_replace( '/\d{1,3}/', '#', $folded, 1 ) ] ?? self::measure( $name );
		return null === $column ? null : new Column( str_replace( '#', (string) (int) $number, $column->key ), $column->isAlias );
	}

	/** `Gewicht (kg)`: the unit may be any. */
	private static function measure( string $name ): ?Column {
		$column = self::names()[ self::fold( (string) preg_replace( '/\([^)]*\)\s*$/u', '', $name ) ) ] ?? null;
		return null !== $column && ColumnNames::isMeasure( $column->key ) ? $column : null;
	}

	/** @return array<string, Column> */
	private static function names(): array {
		return self::$names ??= self::installedNames() + self::shippedNames();
	}

	/** @return array<string, Column> */
	private static function shippedNames(): array {
		$names = [];
		foreach ( require __DIR__ . '/column-names.php' as $key => $written ) {
			foreach ( explode( '|', $written ) as $name ) {
				$names[ self::fold( $name ) ] ??= new Column( $key, str_starts_with( $name, '~' ) );
			}
		}
		return $names;
	}

	/** @return array<string, Column> */
	private static function installedNames(): array {
		$names = [];
		foreach ( self::files() as $file ) {
			$translations = WP_Translation_File::create( $file );
			if ( false === $translations ) {
				continue;
			}
			foreach ( ColumnNames::STANDARD as $english => $key ) {
				$name = $translations->translate( $english );
				if ( is_string( $name ) && '' !== $name && $name !== $english ) {
					$names[ self::fold( str_replace( [ '(%s)', '%d', '%1$d' ], [ '', '#', '#' ], $name ) ) ] = new Column( $key );
				}
			}
		}
		return $names;
	}

	/** @return list<string> WooCommerce's language files on this site; of two of one language that which WordPress prefers. */
	private static function files(): array {
		$found = [];
		foreach ( [
			constant( 'WP_LANG_DIR' ) . '/woocommerce',
			constant( 'WP_LANG_DIR' ) . '/plugins',
			constant( 'WP_PLUGIN_DIR' ) . '/woocommerce/i18n/languages',
		] as $folder ) {
			foreach ( [ ...( glob( "{$folder}/woocommerce-*.l10n.php" ) ?: [] ), ...( glob( "{$folder}/woocommerce-*.mo" ) ?: [] ) ] as $file ) {
				if ( 1 === preg_match( '/woocommerce-([a-z]{2,3}(?:_\w+)?)\.(?:l10n\.php|mo)$/', $file, $locale ) ) {
					$found[ $locale[1] ] ??= $file;
				}
			}
		}
		return array_values( $found );
	}

	private static function fold( string $name ): string {
		$name = mb_strtolower( $name );
		if ( class_exists( 'Normalizer' ) ) {
			$name = (string) preg_replace( '/\p{Mn}+/u', '', (string) \Normalizer::normalize( $name, \Normalizer::FORM_D ) );
		}
		return trim( (string) preg_replace( '/[^\p{L}\p{N}#]+/u', ' ', remove_accents( $name, 'en_GB' ) ) );
	}
}
