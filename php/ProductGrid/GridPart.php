<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** How much of a listing a call asks for. */
enum GridPart {
	/** The block's element with all that is in it. */
	case Block;

	/** What is in the block's element. */
	case Content;

	/** The cards alone. */
	case Cards;
}
