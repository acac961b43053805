<?php

declare( strict_types=1 );

namespace Marketday\Site\WowStore;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Commands;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use WP_Post;
use WP_Term;

/** Moving in from WowStore: its blocks become ours, one by one in the editor or all at once, on a screen or by a command. */
final class WowStoreFeature implements Feature {
	/** Option of WowStore, as long as its settings are on the site. */
	private const THEIRS = 'wopb_options';

	/** Terms that the editor is told of: their blocks name slugs, ours ids. */
	private const MOST_TERMS = 500;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Commands $commands,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$this->blocks->addPart( 'wow-store' );
		$this->commands->add( 'wowstore', 'Makes Marketday’s blocks of WowStore’s: wowstore [--dry-run]', ( new MoveCommand() )->run( ... ) );
		( new MoveScreen( $this->engine->jobs() ) )->register( $this->routes );
		add_action( 'enqueue_block_editor_assets', $this->addTransforms( ... ) );
	}

	private function addTransforms(): void {
		// Who has taken all of that plugin away still has its blocks in pages.
		$post = get_post();
		if ( false === get_option( self::THEIRS ) && ! ( $post instanceof WP_Post && str_contains( $post->post_content, '<!-- wp:product-blocks/' ) ) ) {
			return;
		}
		DrawingSetup::registerAssets();
		wp_enqueue_script( 'marketday-wow-store' );
		wp_add_inline_script( 'marketday-wow-store', 'window.marketdayWowStore=' . wp_json_encode( [
			'rules' => (object) Rules::all(),
			'terms' => [
				'product_cat' => (object) $this->terms( 'product_cat' ),
				'product_tag' => (object) $this->terms( 'product_tag' ),
			],
		], JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . ';', 'before' );
	}

	/** @return array<string, int> Id by slug. */
	private function terms( string $taxonomy ): array {
		$terms = get_terms( [
			'taxonomy'   => $taxonomy,
			'hide_empty' => false,
			'number'     => self::MOST_TERMS,
		] );
		$ids = [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			if ( $term instanceof WP_Term ) {
				$ids[ $term->slug ] = $term->term_id;
			}
		}
		return $ids;
	}
}
