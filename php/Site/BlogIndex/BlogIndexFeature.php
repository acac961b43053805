<?php

declare( strict_types=1 );

namespace Marketday\Site\BlogIndex;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
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
		$this->routes->add( Route::rest(
			'POST',
			'marketday/v1|/posts/page/(?P<page>\d{1,6})(?:/(?P<lang>[\w-]{2,20}))?',
			Guard::publicRead()->and( RateLimit::reads()->guard() ),
			static fn ( Request $request ): Response => ( new PostsEndpoint( $index ) )->answer( $request )
		) );
	}
}
