<?php

declare( strict_types=1 );

namespace Marketday\Site\BlogIndex;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;

/** The posts of a blog as cards: in columns or masonry, page by page or by scrolling. */
#[LoadsIf( 'sent:' . BlogIndex::PAGE . '|query:paged|query:page', 'template_redirect' )]
final class BlogIndexFeature implements Feature {
	public function __construct(
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$index = new BlogIndex( new View( __DIR__ . '/views' ) );
		( new MissingPage() )->register();
		$this->blocks->add( 'blog-index', static fn ( array $attributes ): string => $index->render( $attributes ) );
		$this->routes->add( PostsEndpoint::route( static fn (): PostsEndpoint => new PostsEndpoint( $index ) ) );
	}
}
