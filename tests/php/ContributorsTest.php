<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_HTML_Tag_Processor;

/** Who may write posts and no scripts writes none by the settings of our blocks either: a contributor is such a person. */
final class ContributorsTest extends SiteTestCase {
	private const BLOCKS = __DIR__ . '/../../';

	/** Of each kind that breaks out of where a text is printed, or is an address that runs. */
	private const HOSTILE = [
		'element'   => '"><img src=x onerror=alert(9)>',
		'script'    => '</script><script>alert(9)</script><!--',
		'handler'   => '" onfocus="alert(9)" autofocus x="',
		'single'    => "' onmouseover='alert(9)' x='",
		'address'   => 'javascript:alert(9)',
		'style'     => 'red;background:url("javascript:alert(9)")}</style><script>alert(9)</script>',
		'entities'  => '&quot;&gt;&lt;svg onload=alert(9)&gt;',
		'unicode'   => '\u003cscript\u003ealert(9)\u003c/script\u003e',
		'shortcode' => '[caption width="1" caption="<img src=x onerror=alert(9)>"]x[/caption]',
	];

	/** What WordPress itself gives every block that supports it. */
	private const OF_WORDPRESS = [ 'className', 'anchor', 'align', 'textColor', 'backgroundColor', 'gradient', 'fontSize', 'fontFamily', 'borderColor' ];

	private const RUNNING = '/^\s*(javascript|vbscript|data\s*:\s*text\/html)/i';

	private const ADDRESSES = [ 'href', 'src', 'action', 'formaction', 'poster', 'data', 'srcdoc', 'data-redirect' ];

	private int $product = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->product = $this->engine()->writer()->save( new ProductDraft(
			type: ProductType::Simple,
			sku: 'contributors-mug',
			name: 'Mug',
			status: 'publish',
			regularPrice: '12.00',
			stockStatus: StockStatus::InStock
		) );
		$user = (int) wp_insert_user( [ 'user_login' => 'contributors-test', 'user_pass' => wp_generate_password(), 'role' => 'contributor' ] );
		wp_set_current_user( $user );
		kses_init();
	}

	protected function tearDown(): void {
		kses_remove_filters();
		parent::tearDown();
	}

	#[DataProvider( 'blocks' )]
	public function test_no_setting_of_a_block_becomes_script( string $block, array $attributes ): void {
		foreach ( self::HOSTILE as $kind => $text ) {
			foreach ( [ 'as one text', 'in its own shape' ] as $way ) {
				$sent = array_map( static fn ( array $schema ): mixed => 'as one text' === $way ? $text : self::shaped( $schema, $text ), $attributes );

				$html = $this->page( $block, $this->usual( $block ) + $sent + array_fill_keys( self::OF_WORDPRESS, $text ) + self::styles( $text ) );

				self::assertSame( [], self::scriptsIn( $html ), "{$kind}, {$way}" );
			}
		}
	}

	public function test_the_judge_sees_what_would_run(): void {
		$found = self::scriptsIn( '<p onclick="alert(9)"><a href=" JavaScript:alert(9)">x</a><script>alert(9)</script><b data-marketday-props=\'{"url":"javascript:alert(9)"}\'></b><i style="background:url(javascript:alert(9))"></i>' );

		self::assertSame( [ 'P onclick', 'A href', 'SCRIPT', 'B data-marketday-props', 'I style' ], $found );
	}

	/** @return iterable<string, array{string, array<string, array<string, mixed>>}> */
	public static function blocks(): iterable {
		foreach ( [ self::BLOCKS . 'block.json', ...(array) glob( self::BLOCKS . 'blocks/*/block.json' ) ] as $file ) {
			$block = json_decode( (string) file_get_contents( (string) $file ), true );
			yield $block['name'] => [ $block['name'], $block['attributes'] ?? [] ];
		}
	}

	/** @param array<string, mixed> $schema */
	private static function shaped( array $schema, string $text ): mixed {
		return match ( $schema['type'] ?? '' ) {
			'array'   => [ $text, [ 'kind' => $text, 'label' => $text, 'title' => $text, 'url' => $text ] ],
			'object'  => [ 'kind' => $text, 'ids' => [ $text ], 'all' => $text, 'taxonomy' => $text, 'groups' => [ $text ] ],
			'string'  => $text,
			'boolean' => true,
			default   => $schema['default'] ?? 1,
		};
	}

	/** @return array<string, mixed> */
	private static function styles( string $text ): array {
		return [
			'style' => [
				'color'      => [ 'text' => $text, 'background' => $text, 'gradient' => $text ],
				'typography' => [ 'fontSize' => $text, 'fontFamily' => $text ],
				'spacing'    => [ 'padding' => [ 'top' => $text ], 'margin' => $text, 'blockGap' => $text ],
				'border'     => [ 'color' => $text, 'radius' => $text ],
				'elements'   => [ 'link' => [ 'color' => [ 'text' => $text ] ] ],
			],
		];
	}

	/** @return array<string, mixed> What makes the block draw something. */
	private function usual( string $block ): array {
		return match ( $block ) {
			'marketday/product', 'marketday/add-to-basket', 'marketday/product-gallery', 'marketday/product-tabs' => [ 'productId' => $this->product ],
			default => [],
		};
	}

	/** @param array<string, mixed> $attributes */
	private function page( string $block, array $attributes ): string {
		$one     = sprintf( '<!-- wp:%1$s %2$s /-->', $block, serialize_block_attributes( $attributes ) );
		$content = match ( $block ) {
			'marketday/product-part'     => '<!-- wp:marketday/product {"productId":' . $this->product . "} -->{$one}<!-- /wp:marketday/product -->",
			'marketday/newsletter-field' => "<!-- wp:marketday/newsletter-form -->{$one}<!-- /wp:marketday/newsletter-form -->",
			default                      => $one,
		};
		$id      = (int) wp_insert_post( [ 'post_type' => 'post', 'post_status' => 'pending', 'post_title' => 'Notes', 'post_content' => wp_slash( $content ) ] );
		return (string) apply_filters( 'the_content', (string) get_post( $id )?->post_content ) . self::printedLater();
	}

	/** Styles of blocks, which the page prints at its end. */
	private static function printedLater(): string {
		ob_start();
		wp_enqueue_stored_styles();
		wp_styles()->do_items( [ 'core-block-supports' ] );
		return (string) ob_get_clean();
	}

	/** @return list<string> What in it would run, or be followed, as the text says. */
	private static function scriptsIn( string $html ): array {
		$found = [];
		$tags  = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$tag  = (string) $tags->get_tag();
			$type = $tags->get_attribute( 'type' );
			if ( 'SCRIPT' === $tag && ! in_array(
				$type,
				[ 'application/json', 'application/ld+json' ],
				true
			) && str_contains( $tags->get_modifiable_text(), 'alert(9)' ) ) {
				$found[] = $tag;
			}
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				$value  = $tags->get_attribute( $name );
				$isBad  = str_starts_with( $name, 'on' )
					|| ( is_string( $value ) && self::runs( $name, $value ) );
				$found += $isBad ? [ count( $found ) => "{$tag} {$name}" ] : [];
			}
		}
		return array_values( $found );
	}

	private static function runs( string $name, string $value ): bool {
		if ( in_array( $name, self::ADDRESSES, true ) ) {
			return 1 === preg_match( self::RUNNING, $value );
		}
		if ( 'style' === $name ) {
			return 1 === preg_match( '/url\(\s*["\']?\s*javascript|expression\(/i', $value );
		}
		// What an island reads of its server, where it is an address.
		return str_starts_with( $name, 'data-' ) && 1 === preg_match( '/"\w*(url|href|src|link|redirect)\w*":"\s*javascript/i', $value );
	}
}
