<?php
/**
 * Quantity, note and list of one product of a user's list.
 *
 * @var Marketday\Lists\Wishlist\WishlistRow               $row
 * @var int                                      $list
 * @var list<Marketday\Lists\Wishlist\Lists\NamedList> $lists
 */

defined( 'ABSPATH' ) || exit;
?>
<details class="marketday-wished__edit">
<?php require __DIR__ . '/edit-fields.php'; ?>
</details>
