// Command session does the session of docs/api.md with the generated client. It prints what came of each step.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net/http"
	"net/http/cookiejar"
	"os"

	wellspring "github.com/wellspring/client"
)

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	jar, err := cookiejar.New(nil)
	must(err)
	config := wellspring.NewConfiguration()
	config.HTTPClient = &http.Client{Jar: jar}
	config.Servers = wellspring.ServerConfigurations{{URL: os.Getenv("ORIGIN")}}
	client := wellspring.NewAPIClient(config)
	ctx := context.Background()

	credentials := wellspring.NewPostLoginRequest(os.Getenv("EMAIL"), os.Getenv("PASSWORD"))
	_, _, err = client.AccountAPI.PostLogin(ctx).PostLoginRequest(*credentials).Execute()
	must(err)

	found, _, err := client.LocationsAPI.GetLocations(ctx).Search(os.Getenv("SEARCH")).Limit(1).Execute()
	must(err)
	place := found.Locations[0]
	fmt.Println("place", place.Name, place.CreatedAt.Year() > 2000)

	favorite := wellspring.NewPostLocationsByIdFavoriteRequest(true)
	marked, _, err := client.FavoritesAndVisitsAPI.PostLocationsByIdFavorite(ctx, place.Id).PostLocationsByIdFavoriteRequest(*favorite).Execute()
	must(err)
	fmt.Println("favorite", marked.IsFavorite)

	wanted := wellspring.NewPostTripListsRequest("Warm weeks")
	key := "list-" + os.Getenv("EMAIL")
	first, _, err := client.ListsAPI.PostTripLists(ctx).PostTripListsRequest(*wanted).IdempotencyKey(key).Execute()
	must(err)
	again, _, err := client.ListsAPI.PostTripLists(ctx).PostTripListsRequest(*wanted).IdempotencyKey(key).Execute()
	must(err)
	fmt.Println("list", first.Name, first.Id == again.Id)

	photo, err := os.Open(os.Getenv("PHOTO"))
	must(err)
	review, _, err := client.ReviewsAPI.PostLocationsByIdReviews(ctx, place.Id).
		Rating(5).Title("Calm water").Content("Warm and clean.").Photos([]*os.File{photo}).Execute()
	must(err)
	fmt.Println("review", review.Rating, len(review.Photos))

	favorites, page, err := client.FavoritesAndVisitsAPI.GetFavorites(ctx).Limit(10).Offset(0).Execute()
	must(err)
	fmt.Println("favorites", len(favorites), page.Header.Get("X-Total-Count"))

	_, err = client.AccountAPI.PostLogout(ctx).Execute()
	must(err)
	_, refused, err := client.AccountAPI.GetUser(ctx).Execute()
	var failed *wellspring.GenericOpenAPIError
	if errors.As(err, &failed) {
		if problem, isProblem := failed.Model().(wellspring.Problem); isProblem {
			fmt.Println("signed out", refused.StatusCode, problem.Code)
		}
	}
}
