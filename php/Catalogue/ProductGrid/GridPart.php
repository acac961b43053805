<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** Parts of a listing that a call asks for. */
enum GridPart {
	/** The block's element with all that is in it. */
	case Block;

	/** Content of the block's element. */
	case Content;

	/** The cards alone. */
	case Cards;
}
