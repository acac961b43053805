<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Elementor\Controls_Manager;
use Marketday\Site\Elementor\ElementControls;
use PHPUnit\Framework\TestCase;
use SimpleXMLElement;

require_once dirname( __DIR__, 3 ) . '/types/elementor.php';

/** `wpml-config.xml`, by which WPML and Polylang know what a site's people have typed. */
final class TranslatedTextsTest extends TestCase {
	private const ROOT = __DIR__ . '/../../../';

	/** Attributes that hold no words: names that code reads, times, addresses of fonts. */
	private const NO_WORDS = [ 'blockId', 'queryId', 'currency', 'from', 'until', 'fontFamily', 'order', 'layout', 'paginationKind' ];

	/** Where options with words are named. */
	private const SETTINGS = [
		'php/Buying/BasketReservation/ReservationSettings.php',
		'php/Buying/OrderFields/FieldSettings.php',
		'php/Marketing/StoreNotice/NoticeSettings.php',
		'php/Engine/Embedded/SettingsScreen/PaymentFields.php',
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
		$texts = [ 'marketday/newsletter-field options', 'marketday/product-filter sections' ];
		foreach ( glob( self::ROOT . 'blocks/*/block.json' ) ?: [] as $file ) {
			$block = json_decode( (string) file_get_contents( $file ), true );
			foreach ( $block['attributes'] ?? [] as $name => $schema ) {
				$isText = 'string' === ( $schema['type'] ?? '' ) && ! isset( $schema['enum'] ) && ! in_array( $name, self::NO_WORDS, true );
				if ( $isText && ! in_array( "{$block['name']} {$name}", self::NO_WORDS_OF, true ) ) {
					$texts[] = "{$block['name']} {$name}";
				}
			}
		}
		sort( $named );
		sort( $texts );

		self::assertSame( $texts, $named );
	}

	public function test_every_text_of_a_widget_is_named(): void {
		foreach ( self::file()->xpath( 'elementor-widgets/widget' ) ?: [] as $widget ) {
			$name     = substr( (string) $widget['name'], 10 );
			$block    = json_decode( (string) file_get_contents( self::ROOT . "blocks/{$name}/block.json" ), true );
			$controls = ElementControls::of( $name, $block['attributes'] );
			$texts    = array_filter( $controls, static fn ( array $control ): bool => Controls_Manager::TEXT === $control['type'] );
			$named    = array_map( 'strval', $widget->xpath( 'fields/field' ) ?: [] );

			self::assertSame( array_keys( $texts ), $named, $name );
		}
	}

	public function test_every_option_is_one_of_the_shops(): void {
		$code = '';
		foreach ( self::SETTINGS as $file ) {
			$code .= file_get_contents( self::ROOT . $file );
		}
		foreach ( self::file()->xpath( 'admin-texts/key' ) ?: [] as $option ) {
			self::assertStringContainsString( "'{$option['name']}'", $code );
		}
	}

	private static function file(): SimpleXMLElement {
		$file = simplexml_load_file( self::ROOT . 'wpml-config.xml' );
		self::assertInstanceOf( SimpleXMLElement::class, $file );
		return $file;
	}
}
