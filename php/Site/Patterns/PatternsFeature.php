<?php

declare( strict_types=1 );

namespace Marketday\Site\Patterns;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Loading\LoadsIf;

/** Thirteen patterns of a shop's pages, and the templates of its other pages, offered where the editor offers patterns. */
#[LoadsIf( 'page:page_on_front', 'template_redirect' )]
final class PatternsFeature implements Feature {
	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		DrawingSetup::addPatterns( $this->registerPatterns( ... ), 15 );
		// What the front page says of delivery is true today.
		add_action( 'template_redirect', $this->registerFacts( ... ) );
	}

	private function registerFacts(): void {
		ShopFacts::of( $this->engine );
		DeliveryLine::register();
	}

	/** @return array<string, string> Title by name, which is also its file's. */
	public static function sections(): array {
		return [
			'hero'         => __( 'Hero with a button', 'marketday' ),
			'slideshow'    => __( 'Hero slideshow', 'marketday' ),
			'categories'   => __( 'Categories', 'marketday' ),
			'new-arrivals' => __( 'New products', 'marketday' ),
			'best-sellers' => __( 'Best sellers carousel', 'marketday' ),
			'offers'       => __( 'Products on sale', 'marketday' ),
			'promises'     => __( 'Delivery, returns and help', 'marketday' ),
			'story'        => __( 'About us', 'marketday' ),
			'letters'      => __( 'Newsletter', 'marketday' ),
			'events'       => __( 'What’s on', 'marketday' ),
			'journal'      => __( 'Latest posts', 'marketday' ),
			'questions'    => __( 'Questions and answers', 'marketday' ),
			'visit'        => __( 'Address and opening hours', 'marketday' ),
		];
	}

	/** @return array<string, array{title: string, types: list<string>}> */
	public static function templates(): array {
		return [
			'front-page' => [
				'title' => __( 'Shop front page', 'marketday' ),
				'types' => [ 'front-page' ],
			],
			'home'       => [
				'title' => __( 'Shop blog', 'marketday' ),
				'types' => [ 'home', 'index', 'archive' ],
			],
			'search'     => [
				'title' => __( 'Shop search results', 'marketday' ),
				'types' => [ 'search' ],
			],
			'not-found'  => [
				'title' => __( 'Shop page not found', 'marketday' ),
				'types' => [ '404' ],
			],
		];
	}

	private function registerPatterns(): void {
		$this->registerFacts();
		register_block_pattern_category( 'marketday', [ 'label' => __( 'Marketday', 'marketday' ) ] );
		foreach ( self::sections() as $name => $title ) {
			$this->registerPattern( $name, $title, [] );
		}
		foreach ( self::templates() as $name => [ 'title' => $title, 'types' => $types ] ) {
			$this->registerPattern( $name, $title, $types );
		}
	}

	/** @param list<string> $types */
	private function registerPattern( string $name, string $title, array $types ): void {
		register_block_pattern( "marketday/{$name}", [
			'title'         => $title,
			'categories'    => [ 'marketday' ],
			// Read when it is asked for: most pages ask for none.
			'filePath'      => __DIR__ . "/patterns/{$name}.php",
			'viewportWidth' => 1200,
		] + match ( true ) {
			[] === $types => [],
			// Its content is a page's, too.
			'front-page' === $name => [
				'blockTypes' => [ 'core/post-content' ],
				'postTypes'  => [ 'page' ],
			],
			default       => [
				'templateTypes' => $types,
				'inserter'      => false,
			],
		} );
	}
}
