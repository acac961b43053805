<?php

declare( strict_types=1 );

namespace Marketday\Site\BlogIndex;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;

/** POST {endpoint}{page}[/{lang}] (docs/PROTOCOL.md#other-calls) with a JSON query: a JSON string of HTML, '' after the last page. */
final class PostsEndpoint {
	public function __construct( private readonly BlogIndex $index ) {}

	/** @param Closure(): self $made Makes who answers, when somebody asks. */
	public static function route( Closure $made ): Route {
		return Route::rest(
			'POST',
			'marketday/v1|/posts/page/(?P<page>\d{1,6})(?:/(?P<lang>[\w-]{2,20}))?',
			Guard::publicRead()->and( RateLimit::reads()->guard() ),
			static fn ( Request $request ): Response => $made()->answer( $request ),
			Parameters::forRoute( self::parameters() )
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function parameters(): array {
		return [
			'page'     => Parameters::PAGE,
			'lang'     => Parameters::text( 'Code of the language.', 20 ),
			'show'     => Parameters::text( 'Parts of a post that are shown, spaces between.', 100 ),
			'per_page' => Parameters::PER_PAGE,
			'level'    => [ 'maximum' => 4 ] + Parameters::number( 'Level of the headings.', 2 ),
		] + BlogQuery::parameters();
	}

	/** @throws Problem 400. */
	public function answer( Request $request ): Response {
		$page     = $request->integer( 'page', null, 1, 100_000 );
		$settings = BlogSettings::ofCall( $request );
		$found    = BlogQuery::ofCall( $request )->find( $page, $settings->perPage, $request->text( 'lang', '', 20 ) );
		return Response::json( $this->index->posts( $found, $settings ) );
	}
}
