<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

enum ProductType: string {
	case Simple   = 'simple';
	case Variable = 'variable';
	case Grouped  = 'grouped';
	case External = 'external';
}
