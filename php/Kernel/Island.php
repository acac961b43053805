<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * A part of the page that React takes over: the complete markup as PHP printed it, and the props it was made from.
 * `src/host/mount-islands.tsx` hydrates it. Props of cacheable pages hold no visitor's data and no nonce.
 */
final class Island {
	/** @param array<string, mixed> $props */
	public function __construct(
		private readonly string $name,
		private readonly array $props,
		private readonly string $html
	) {}

	public function render(): string {
		return sprintf(
			'<div data-marketday-island="%s" data-marketday-props="%s">%s</div>',
			esc_attr( $this->name ),
			esc_attr( (string) wp_json_encode( (object) $this->props, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ),
			View::tight( $this->html )
		);
	}
}
