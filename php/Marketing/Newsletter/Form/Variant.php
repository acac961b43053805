<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

/** Variants of how a form stands in the page. */
enum Variant: string {
	case Inline     = 'inline';
	case BelowPages = 'below_pages';
	case Popup      = 'popup';
	case FixedBar   = 'fixed_bar';
	case SlideIn    = 'slide_in';

	/** @param array<string, mixed> $attributes Of the block. */
	public static function of( array $attributes ): self {
		return is_string( $attributes['variant'] ?? null ) ? self::tryFrom( $attributes['variant'] ) ?? self::Inline : self::Inline;
	}

	public function comesByItself(): bool {
		return in_array( $this, [ self::Popup, self::FixedBar, self::SlideIn ], true );
	}
}
