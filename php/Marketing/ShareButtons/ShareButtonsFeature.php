<?php

declare( strict_types=1 );

namespace Marketday\Marketing\ShareButtons;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ShownProduct;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\DailyLog;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\PostCounter;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;
use WP_Block;
use WP_Post;

/** Links that share a page, and how often it was shared. */
final class ShareButtonsFeature implements Feature {
	public function __construct(
		private readonly Blocks $blocks,
		private readonly Routes $routes,
		private readonly Clock $clock
	) {}

	public function register(): void {
		$this->blocks->add(
			'share-buttons',
			fn ( array $attributes, string $content = '', ?WP_Block $block = null ): string => $this->render( $attributes, $block )
		);
		$endpoint = fn (): ShareCountEndpoint => new ShareCountEndpoint( new DailyLog( 'shares' ), $this->clock );
		$count    = static fn ( Request $request ): Response => $endpoint()->answer( $request );
		$this->routes->add( Route::adminAjax( 'wopb_share_count', Guard::sameOrigin(), $count ) );
		OwnTables::add( static fn (): array => [ ( new DailyLog( 'shares' ) )->ownTable() ] );
		Slot::ProductActions->fill( $this->printOnItsPage( ... ), 30 );
	}

	/** Cards and products among others are shared from their own pages. */
	private function printOnItsPage( Product $product ): void {
		if ( ShownProduct::isPageOf( $product ) || EditorPreview::isShown() ) {
			echo do_blocks( '<!-- wp:marketday/share-buttons /-->' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's HTML.
		}
	}

	/** @param array<string, mixed> $attributes */
	private function render( array $attributes, ?WP_Block $block ): string {
		$context = $block?->context['postId'] ?? 0;
		$id      = ( is_numeric( $context ) ? (int) $context : 0 ) ?: (int) get_the_ID();
		$url     = $id > 0 ? get_permalink( $id ) : false;
		$chosen  = is_array( $attributes['services'] ?? null ) ? $attributes['services'] : [];
		$post    = $id > 0 ? get_post( $id ) : null;
		if ( ! is_string( $url ) || ! $post instanceof WP_Post ) {
			return EditorPreview::isShown() ? EditorPreview::note( __( 'Links to share the page appear here.', 'marketday' ) ) : '';
		}
		$page = new SharedPage(
			$url,
			html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES ),
			(string) get_the_post_thumbnail_url( $post, 'large' )
		);
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( [ 'class' => 'marketday-share' ] ),
			( new View( __DIR__ . '/views' ) )->render( 'share-buttons', [
				'id'       => $id,
				'page'     => $page,
				'services' => array_values( array_filter(
					ShareService::cases(),
					static fn ( ShareService $service ): bool => in_array( $service->value, $chosen, true )
				) ),
				'canCopy'  => in_array( 'copy', $chosen, true ),
				'count'    => true === ( $attributes['showCount'] ?? false ) ? PostCounter::of( $id, ShareCountEndpoint::COUNT ) : null,
			] )
		);
	}
}
