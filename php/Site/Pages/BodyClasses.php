<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;

/** Tells styles which of the shop's pages they are on, before the page's content has come. */
final class BodyClasses {
	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		add_filter( 'body_class', [ $this, 'add' ] );
	}

	/**
	 * @param list<string> $classes
	 * @return list<string> With `marketday-page-basket`, for example.
	 */
	public function add( array $classes ): array {
		$page = is_page() ? $this->engine->settings()->pageOf( get_queried_object_id() ) : null;
		return null === $page ? $classes : [ ...$classes, 'marketday-page-' . strtolower( $page->name ) ];
	}
}
