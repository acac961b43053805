<?php

declare( strict_types=1 );

namespace Marketday\Site\BlogIndex;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;

/** POST {endpoint}{page}[/{lang}] (docs/PROTOCOL.md#other-calls) with a JSON query: a JSON string of HTML, '' after the last page. */
final class PostsEndpoint {
	public function __construct( private readonly BlogIndex $index ) {}

	/** @throws Problem 400. */
	public function answer( Request $request ): Response {
		$page     = $request->integer( 'page', null, 1, 100_000 );
		$settings = BlogSettings::ofCall( $request );
		$found    = BlogQuery::ofCall( $request )->find( $page, $settings->perPage, $request->text( 'lang', '', 20 ) );
		return Response::json( $this->index->posts( $found, $settings ) );
	}
}
