<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\ImageFile;
use PHPUnit\Framework\TestCase;

final class ImageTest extends TestCase {
	public function test_a_place_gets_the_candidates_it_has_a_use_for(): void {
		$picture = $this->image( 'mug-600.webp 600w, mug-150.webp 150w, mug-300.webp 300w, mug.webp 2400w' );

		self::assertSame( 'mug-600.webp 600w, mug-300.webp 300w', $picture->srcsetBetween( 250, 1300 ) );
	}

	public function test_where_none_would_be_left_all_stay(): void {
		self::assertSame( 'mug-150.webp 150w', $this->image( 'mug-150.webp 150w' )->srcsetBetween( 250, 1300 ) );
	}

	public function test_candidates_by_density_and_no_candidates_stay_as_they_are(): void {
		self::assertSame( 'mug.webp 1x, mug-2.webp 2x', $this->image( 'mug.webp 1x, mug-2.webp 2x' )->srcsetBetween( 250, 1300 ) );
		self::assertSame( '', $this->image( '' )->srcsetBetween( 250, 1300 ) );
	}

	private function image( string $srcset ): Image {
		return new Image( 1, new ImageFile( 'mug-600.webp', 600, 600, $srcset, '' ), '', static fn (): string => 'mug-150.webp', static fn (): string => 'mug.webp' );
	}
}
