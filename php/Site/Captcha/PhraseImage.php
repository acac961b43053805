<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

use GdImage;

/** Letters as a picture that people read: each turned and moved a little, with lines through them. */
final class PhraseImage {
	private const WIDTH  = 220;
	private const HEIGHT = 60;

	/** @return string As PNG. */
	public function draw( string $phrase ): string {
		$picture = imagecreatetruecolor( self::WIDTH, self::HEIGHT );
		imagefilledrectangle( $picture, 0, 0, self::WIDTH, self::HEIGHT, (int) imagecolorallocate( $picture, 250, 249, 245 ) );
		$room = intdiv( self::WIDTH - 20, max( 1, strlen( $phrase ) ) );
		foreach ( str_split( $phrase ) as $place => $character ) {
			$this->drawCharacter( $picture, $character, 10 + $place * $room, $room );
		}
		for ( $line = 0; $line < 5; $line++ ) {
			imagesetthickness( $picture, random_int( 1, 2 ) );
			imageline(
				$picture,
				random_int( 0, 60 ),
				random_int( 0, self::HEIGHT ),
				random_int( 160, self::WIDTH ),
				random_int( 0, self::HEIGHT ),
				$this->ink( $picture )
			);
		}
		for ( $dot = 0; $dot < 350; $dot++ ) {
			imagesetpixel( $picture, random_int( 0, self::WIDTH - 1 ), random_int( 0, self::HEIGHT - 1 ), $this->ink( $picture ) );
		}
		ob_start();
		imagepng( $picture, null, 6 );
		return (string) ob_get_clean();
	}

	/** PHP's own letters, made large and turned: no font has to be there. */
	private function drawCharacter( GdImage $picture, string $character, int $x, int $room ): void {
		$small  = imagecreatetruecolor( 11, 17 );
		$ground = (int) imagecolorallocate( $small, 250, 249, 245 );
		imagefilledrectangle( $small, 0, 0, 11, 17, $ground );
		imagestring( $small, 5, 1, 1, $character, $this->ink( $small ) );
		$large  = imagescale( $small, random_int( 26, 30 ), random_int( 40, 46 ) );
		$turned = false === $large ? false : imagerotate( $large, random_int( -16, 16 ), $ground );
		if ( false !== $turned ) {
			imagecolortransparent( $turned, $ground );
			imagecopy( $picture, $turned, $x + random_int( 0, max( 0, $room - 30 ) ), random_int( 0, 8 ), 0, 0, imagesx( $turned ), imagesy( $turned ) );
		}
	}

	private function ink( GdImage $picture ): int {
		return (int) imagecolorallocate( $picture, random_int( 20, 110 ), random_int( 20, 110 ), random_int( 20, 110 ) );
	}
}
