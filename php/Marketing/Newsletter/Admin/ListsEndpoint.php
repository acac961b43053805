<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Marketing\Newsletter\Subscribers\Lists;

/** The lists there are, for the editor of forms. */
final class ListsEndpoint {
	public function __construct( private readonly Lists $lists ) {}

	public function route(): Route {
		return Route::rest( 'GET', 'marketday/v1|/newsletter-lists', Guard::capability( 'edit_posts' ), $this->answer( ... ) );
	}

	private function answer(): Response {
		$names = $this->lists->names();
		return Response::json( array_map( static fn ( int $id, string $name ): array => [
			'id'   => $id,
			'name' => $name,
		], array_keys( $names ), array_values( $names ) ) );
	}
}
