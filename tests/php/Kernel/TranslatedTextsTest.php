<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use PHPUnit\Framework\TestCase;
use SimpleXMLElement;

/** `wpml-config.xml`, by which WPML and Polylang know what a site's people have typed. */
final class TranslatedTextsTest extends TestCase {
	private const ROOT = __DIR__ . '/../../../';

	/** Attributes that hold no words: names that code reads, times, addresses of fonts. */
	private const NO_WORDS = [ 'blockId', 'queryId', 'currency', 'from', 'until', 'fontFamily', 'order', 'layout', 'paginationKind' ];

	/** Files that name the options with words. */
	private const SETTINGS = [
		'marketday_reservation_text'   => 'php/Buying/BasketReservation/ReservationSettings.php',
		'marketday_order_fields'       => 'php/Buying/OrderFields/FieldSettings.php',
		'woocommerce_demo_store_notice' => 'php/Marketing/StoreNotice/NoticeSettings.php',
		'woocommerce_bacs_settings'    => 'php/Engine/Embedded/SettingsScreen/PaymentFields.php',
		'woocommerce_cod_settings'     => 'php/Engine/Embedded/SettingsScreen/PaymentFields.php',
	];

	/** A field's name is what the site's code knows it by. */
	private const NO_WORDS_OF = [ 'marketday/newsletter-field name' ];

	public function test_every_text_of_a_block_is_named(): void {
		$named = [];
		foreach ( self::file()->xpath( 'gutenberg-blocks/gutenberg-block' ) ?: [] as $block ) {
			foreach ( $block->key as $key ) {
				$named[] = "{$block['type']} {$key['name']}";
			}
		}
		$texts = [];
		foreach ( glob( self::ROOT . 'blocks/*/block.json' ) ?: [] as $file ) {
			$block = json_decode( (string) file_get_contents( $file ), true );
			foreach ( $block['attributes'] ?? [] as $name => $schema ) {
				$isText = 'string' === ( $schema['type'] ?? '' ) && ! isset( $schema['enum'] ) && ! in_array( $name, self::NO_WORDS, true );
				if ( $isText && ! in_array( "{$block['name']} {$name}", self::NO_WORDS_OF, true ) ) {
					$texts[] = "{$block['name']} {$name}";
				}
			}
		}

		self::assertSame( [], array_diff( $texts, $named ) );
		self::assertNotEmpty( $texts );
	}

	public function test_every_option_is_one_of_the_shops(): void {
		foreach ( self::file()->xpath( 'admin-texts/key' ) ?: [] as $option ) {
			$file = self::ROOT . ( self::SETTINGS[ (string) $option['name'] ] ?? 'nowhere' );
			// A feature may have been taken away.
			if ( is_dir( dirname( $file ) ) ) {
				self::assertStringContainsString( "'{$option['name']}'", (string) file_get_contents( $file ) );
			}
		}
		self::assertCount( count( self::SETTINGS ), self::file()->xpath( 'admin-texts/key' ) ?: [] );
	}

	private static function file(): SimpleXMLElement {
		$file = simplexml_load_file( self::ROOT . 'wpml-config.xml' );
		self::assertInstanceOf( SimpleXMLElement::class, $file );
		return $file;
	}
}
